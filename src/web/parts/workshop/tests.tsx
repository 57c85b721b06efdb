/** Strings to try on a rule: what the BNF says of each, what the PEG says, and which one is traced. */

import type { JSX } from 'preact';
import { useStudy } from '../../ask.js';
import { typed } from '../../escapes.js';
import { useNavigation } from '../../navigation.js';
import { Editor } from '../../ui/editor.js';
import { Code } from '../../ui/shown.js';
import type { ProofAsked } from '../../worker/workshop.js';

/** More lines than these are not tried. */
const most = 100;

/** The strings of the lines. */
export function testsIn(lines: string): readonly string[] {
  return lines === '' ? [] : lines.split('\n').slice(0, most).map(typed);
}

interface TestsProps {
  readonly asked: ProofAsked;
  /** A line each, as typed. */
  readonly lines: string;
}

export function Tests({ asked, lines }: TestsProps): JSX.Element {
  const { view, go } = useNavigation();
  const texts = testsIn(lines);
  const { value, error } = useStudy('test', texts.length === 0 ? undefined : { ...asked, texts });
  const told = (accepted: boolean | undefined): string =>
    accepted === undefined ? 'cannot be run' : accepted ? 'accepts' : 'refuses';
  return (
    <section class="tests stack" aria-label="Your own strings">
      <Editor
        label={'Your own strings, one a line; \\u{…} stands for a character'}
        value={lines}
        least={2}
        onChange={(changed) => {
          go({ tests: changed, traced: 0, step: 0 }, 'replace');
        }}
      />
      {error !== undefined && <p role="alert">{error}</p>}
      {value !== undefined && texts.length > 0 && (
        <div class="table-scroll" tabIndex={0} role="region" aria-label="What both say of your strings">
          <table class="tried">
            <thead>
              <tr>
                <th scope="col">String</th>
                <th scope="col">Expected, by the BNF</th>
                <th scope="col">Actual, by your PEG</th>
                <th scope="col">
                  <span class="unseen">Trace</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {value.map(({ text, bnf, peg }, i) => (
                <tr key={i} class={bnf === peg ? 'good' : 'bad'}>
                  <th scope="row">
                    <Code text={text} />
                  </th>
                  <td>{bnf ? 'derives' : 'does not derive'}</td>
                  <td class="actual">
                    <span class="glyph" aria-hidden="true">
                      {bnf === peg ? '✓' : '✕'}
                    </span>{' '}
                    {told(peg)}
                    {peg !== undefined && (bnf === peg ? ', as the BNF' : ', unlike the BNF')}
                  </td>
                  <td>
                    <button
                      type="button"
                      aria-pressed={view.traced === i + 1}
                      disabled={peg === undefined}
                      onClick={() => {
                        go({ traced: view.traced === i + 1 ? 0 : i + 1, step: 0 });
                      }}
                    >
                      Trace
                    </button>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
