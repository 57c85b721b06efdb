/** The stored work: what the browser keeps, and all of it as a file to save and to load. */

import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { isRefused, storedNames, storeText } from '../../web/frame/stored.js';
import { useStoredChanges } from '../../web/frame/use-stored.js';
import { download } from '../../web/ui/download.js';
import { VisibleText } from '../../web/ui/visible-text.js';
import {
  changedBy,
  fileLimit,
  readWorkFile,
  storeWork,
  unreadableNames,
  workFile,
  type WorkEntries,
} from './work.js';

/** The outcome of the last action: a sentence, or a file that waits for a decision. */
interface Outcome {
  readonly said: string;
  readonly isProblem?: boolean;
  readonly waiting?: { readonly entries: WorkEntries; readonly changed: readonly string[] };
}

const entriesInWords = (count: number): string => (count === 1 ? '1 entry' : `${String(count)} entries`);

export function YourWork(): JSX.Element {
  useStoredChanges();
  const [{ said, isProblem, waiting }, setOutcome] = useState<Outcome>({ said: '' });
  const [isDeleting, setDeleting] = useState(false);
  const unreadable = unreadableNames();
  const names = storedNames();
  const store = (entries: WorkEntries, leftOut: readonly string[] = []): void => {
    storeWork(entries, leftOut);
    setOutcome({ said: `${entriesInWords(entries.size - leftOut.length)} loaded.` });
  };
  const load = async (file: File): Promise<void> => {
    try {
      if (file.size > fileLimit * 3) throw new Error('The file is too large to be from this page.');
      const entries = readWorkFile(await file.text());
      const changed = changedBy(entries);
      if (changed.length === 0) store(entries);
      else setOutcome({ said: '', waiting: { entries, changed } });
    } catch (error) {
      setOutcome({ said: error instanceof Error ? error.message : String(error), isProblem: true });
    }
  };
  return (
    <details class="your-work" open={isRefused() || unreadable.length > 0 || undefined}>
      <summary data-action="your-work">Your work in this browser</summary>
      <div class="stack">
        <p class="hint">
          This browser keeps your PEGs, ticks, quiz answers and name until you delete them. Nothing is sent.
          To continue on another device, save a file here and load it there.
        </p>
        {isRefused() && (
          <p class="notice" role="alert" data-message="work.refused">
            Your browser does not store your work, because storage is full or blocked. Save a file before you
            close this tab.
          </p>
        )}
        {unreadable.length > 0 && (
          <p class="notice" role="alert" data-message="work.unreadable">
            These stored entries are unreadable:{' '}
            <VisibleText text={unreadable.map((name) => name.slice(0, 80)).join(', ')} prose />. The saved
            file contains them unchanged.
          </p>
        )}
        <div class="row">
          <button
            type="button"
            data-action="save-work"
            disabled={names.length === 0}
            onClick={() => {
              download('uri-revisions-work.json', 'application/json', workFile());
            }}
          >
            Save as a file
          </button>
          <label class="file">
            <span class="hint">Load a saved file</span>{' '}
            <input
              type="file"
              accept=".json,application/json"
              onChange={({ currentTarget }) => {
                const [file] = currentTarget.files ?? [];
                if (file !== undefined) void load(file);
                currentTarget.value = '';
              }}
            />
          </label>
          <button
            type="button"
            data-action="delete-work"
            disabled={names.length === 0}
            onClick={() => {
              if (isDeleting) for (const name of names) storeText(name, undefined);
              setDeleting(!isDeleting);
              setOutcome({ said: isDeleting ? 'Everything is deleted.' : '' });
            }}
          >
            {isDeleting ? `Really delete ${entriesInWords(names.length)}` : 'Delete everything'}
          </button>
        </div>
        {waiting !== undefined && (
          <div class="notice" role="alert" data-message="work.conflict">
            <p>
              The file differs from {entriesInWords(waiting.changed.length)} stored here:{' '}
              <VisibleText text={waiting.changed.map((name) => name.slice(0, 80)).join(', ')} prose />.
            </p>
            <div class="row">
              <button
                type="button"
                data-action="take-theirs"
                onClick={() => {
                  store(waiting.entries);
                }}
              >
                Use the file’s
              </button>
              <button
                type="button"
                data-action="keep-ours"
                onClick={() => {
                  store(waiting.entries, waiting.changed);
                }}
              >
                Keep those stored here
              </button>
            </div>
          </div>
        )}
        <p class="hint" role={isProblem === true ? 'alert' : 'status'} data-work={said}>
          {said}
        </p>
      </div>
    </details>
  );
}
