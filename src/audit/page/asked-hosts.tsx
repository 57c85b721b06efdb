/** The hosts that parsers on record read in one string, and a test of that string against an allowlist. */
import type { ComponentChildren, JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { type Allowed, allowlistIn, answersIn, sentencesOn as allowedSentences } from '../allowlist.js';
import { type HostGroup, hostsOfParsers, sentencesOn } from '../hosts.js';
import type { AuditRecord, RecordEntry } from '../record.js';
import { typed } from '../../web/frame/escapes.js';
import { useNavigation } from '../../web/frame/navigation.js';
import { FoldingTable, type FoldingRow } from '../../web/ui/folding-table.js';
import { ViewLink } from '../../web/ui/view-link.js';
import { Code, VisibleText } from '../../web/ui/visible-text.js';

interface AskedProps {
  readonly text: string;
  readonly record: AuditRecord;
}

export function AskedHosts({ text, record }: AskedProps): JSX.Element {
  const { view, set } = useNavigation();
  const found = useMemo(() => hostsOfParsers(record, text), [record, text]);
  const { agree, groups, unknown, hostless } = found;
  return (
    <>
      <p
        class="summary"
        data-message="asked.hosts"
        data-agree={String(agree)}
        data-unknown={unknown.map(({ adapter }) => adapter).join(' ')}
        data-hostless={hostless.map(({ adapter }) => adapter).join(' ')}
      >
        <VisibleText text={sentencesOn(found, (host) => host)} prose />
      </p>
      {groups.length > 0 && (
        <FoldingTable
          class="asked-hosts"
          label="Recorded hosts"
          head={['Host', 'Parsers']}
          rows={groups.map((group) => ({
            key: JSON.stringify([group.accepts, group.byDesign, group.host]),
            head: answerOf(group),
            cells: [<Names key="names" record={record} adapters={group.parsers.map(({ name }) => name)} />],
          }))}
        />
      )}
      <label class="field allowlist">
        <span class="hint">
          Allowlist: hosts, separated by spaces. The URL is allowed if every parser that accepts it reads one
          of them.
        </span>
        <input
          type="text"
          value={view.allow}
          spellcheck={false}
          autocapitalize="off"
          autocomplete="off"
          dir="ltr"
          onInput={(event) => {
            set('allow', {}, 'replace')(event.currentTarget.value);
          }}
        />
      </label>
      {view.allow.trim() !== '' && <AskedAllowlist text={text} record={record} />}
    </>
  );
}

function AskedAllowlist({ text, record }: AskedProps): JSX.Element {
  const { view } = useNavigation();
  const hosts = typed(view.allow.trim()).split(/ +/);
  let found: Allowed;
  try {
    found = allowlistIn(record, hosts)(text);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return (
      <p role="alert" data-message="asked.no-allowlist">
        <VisibleText text={error.message} prose />
      </p>
    );
  }
  return (
    <>
      <p role="status" data-message="asked.allowed" data-allowed={String(found.allowed)}>
        {allowedSentences(found)}
      </p>
      <FoldingTable
        class="asked-allowed"
        label="The allowlist by each parser"
        head={['Answer', 'Parsers']}
        rows={answersIn(found).flatMap(([answer, entries]): FoldingRow[] =>
          entries.length === 0
            ? []
            : [
                {
                  key: answer,
                  head: answer,
                  cells: [<Names key="names" record={record} adapters={entries.map(adapterOf)} />],
                },
              ],
        )}
      />
    </>
  );
}

const adapterOf = ({ adapter }: RecordEntry): string => adapter;

function answerOf({ accepts, byDesign, host }: HostGroup): ComponentChildren {
  if (!accepts) return byDesign ? 'rejected: absolute URLs only' : 'rejected';
  return host === undefined ? 'none' : <Code text={host} empty="empty" />;
}

interface NamesProps {
  readonly record: AuditRecord;
  readonly adapters: readonly string[];
}

function Names({ record, adapters }: NamesProps): JSX.Element {
  const nameOf = (adapter: string): string =>
    record.file.parsers.find((one) => one.adapter === adapter)?.name ?? adapter;
  return (
    <>
      {adapters.map((adapter, i) => (
        <span key={adapter}>
          {i > 0 && ', '}
          <ViewLink to={{ parser: adapter }}>
            <VisibleText text={nameOf(adapter)} prose />
          </ViewLink>
        </span>
      ))}
    </>
  );
}
