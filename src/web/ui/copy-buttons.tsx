/** Copies of the current view: its address, as JSON, as Markdown, as SVG. */

import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useBaseAddress } from '../frame/use-base-address.js';
import { BaseAddressField } from './base-address-field.js';

interface CopiesProps {
  readonly json: unknown;
  readonly markdown: () => string;
  readonly svg?: (() => string | Promise<string>) | undefined;
}

/** The result of copying; text that could not be put on the clipboard is shown for manual copying. */
interface Outcome {
  readonly confirmation: string;
  readonly copied: string | undefined;
  readonly manualText: string | undefined;
}

export function Copies({ json, markdown, svg }: CopiesProps): JSX.Element {
  const [outcome, setOutcome] = useState<Outcome>({
    confirmation: '',
    copied: undefined,
    manualText: undefined,
  });
  const { shared } = useBaseAddress();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    field.current?.select();
  }, [outcome.manualText]);
  const copy = async (name: string, source: string | Promise<string>): Promise<void> => {
    const text = await source;
    try {
      await navigator.clipboard.writeText(text);
      setOutcome({ confirmation: `${name} copied.`, copied: name.toLowerCase(), manualText: undefined });
    } catch {
      setOutcome({
        confirmation: 'Your browser blocks copying. Copy this text by hand:',
        copied: undefined,
        manualText: text,
      });
    }
  };
  const button = (name: string, text: () => string | Promise<string>): JSX.Element => (
    <button
      type="button"
      data-action={`copy-${name.toLowerCase()}`}
      onClick={() => {
        void copy(name, text());
      }}
    >
      {name}
    </button>
  );
  return (
    <div class="copies row small" role="group" aria-label="Copy">
      <span aria-hidden="true">Copy</span>
      {button('Link', () => shared(location.hash))}
      {button('Frame', () => frame(document.title, shared(location.hash)))}
      {button('JSON', () => JSON.stringify(json, undefined, 2))}
      {button('Markdown', markdown)}
      {svg !== undefined && button('SVG', svg)}
      <span role="status" data-copied={outcome.copied}>
        {outcome.confirmation}
      </span>
      {(outcome.copied === 'link' || outcome.copied === 'frame') && <BaseAddressField />}
      {outcome.manualText !== undefined && (
        <textarea
          ref={field}
          readOnly
          rows={6}
          class="card"
          aria-label="Text to copy by hand"
          value={outcome.manualText}
        />
      )}
    </div>
  );
}

/** Returns the part as an embeddable frame for slides and course pages. */
function frame(title: string, address: string): string {
  const alone = /[&?]embed=1$/.test(address)
    ? address
    : `${address}${address.includes('?', address.indexOf('#')) ? '&' : '?'}embed=1`;
  const attribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return `<iframe src="${attribute(alone)}" title="${attribute(title)}" width="100%" height="640"></iframe>`;
}
