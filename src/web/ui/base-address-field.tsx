/** A warning that links work on this machine only, and the address to put in place of this one; nothing elsewhere. */

import type { JSX } from 'preact';
import { baseProblem, isLocal, readBase } from '../frame/base-address.js';
import { useBaseAddress } from '../frame/use-base-address.js';
import { VisibleText } from './visible-text.js';

export function BaseAddressField(): JSX.Element {
  const { entered, enter } = useBaseAddress();
  if (!isLocal(location.href)) return <></>;
  const base = readBase(entered);
  return (
    <div class="notice" data-message={base === undefined ? 'address.local' : 'address.replaced'}>
      <p>
        {base === undefined ? (
          <>
            Only this machine can open links to <code>{location.host}</code>. Put the page on a web server (
            <code>uri-revisions serve --out DIR</code> writes it) and enter its address.
          </>
        ) : (
          <>
            Links begin with <VisibleText text={base} prose /> instead of the address of this machine.
          </>
        )}
      </p>
      <label>
        <span class="hint">Address of your copy of this page</span>{' '}
        <input
          type="url"
          placeholder="https://example.org/uri/"
          autocomplete="off"
          maxLength={2000}
          value={entered}
          aria-invalid={entered !== '' && base === undefined}
          onInput={({ currentTarget }) => {
            enter(currentTarget.value);
          }}
        />
      </label>
      {entered !== '' && base === undefined && <p role="alert">{baseProblem(entered)}</p>}
    </div>
  );
}
