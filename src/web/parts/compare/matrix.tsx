/** All documents at a glance: a row for each, or for neighbours that say the same; what differs from before is marked. */

import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { Go } from '../../ui/go.js';
import { RevisionName } from '../../ui/labels.js';
import { useLitIn } from '../../ui/lit.js';
import { Code } from '../../ui/shown.js';
import { Differs, HostKind, Production, toneOf, Value } from '../../ui/strip.js';
import type { Glance } from '../../worker/strip.js';
import { hostKind, isDerivable, type SideBySide, sideBySide, valueOf } from './agreement.js';

/** A value of no more characters than this stays on one line where the table has room. */
const short = 24;

interface MatrixProps {
  readonly glances: readonly Glance[];
  readonly isBusy: boolean;
}

export function Matrix({ glances, isBusy }: MatrixProps): JSX.Element {
  const table = useMemo(() => <Table glances={glances} />, [glances]);
  return (
    <div class="table-scroll card" tabIndex={0} role="region" aria-label="Side by side" aria-busy={isBusy}>
      {table}
    </div>
  );
}

function Table({ glances }: Pick<MatrixProps, 'glances'>): JSX.Element {
  const beside = sideBySide(glances);
  const columns = beside.beyond.length + beside.names.length;
  return (
    <table class="beside">
      <thead>
        <tr>
          {['document', 'derivable', ...(columns === 0 ? ['stops at'] : beside.beyond)].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
          {beside.names.map((name) => (
            <th key={name} scope="col" tabIndex={0} data-component={name}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {beside.runs.map((run) => (
          <Row
            key={run[0]}
            glances={run.flatMap((place) => glances[place] ?? [])}
            place={run[0] ?? 0}
            beside={beside}
            columns={columns}
          />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps {
  /** Neighbours that say the same. */
  readonly glances: readonly Glance[];
  /** The place of the first of them. */
  readonly place: number;
  readonly beside: SideBySide;
  /** How many columns follow whether it is derivable. */
  readonly columns: number;
}

function Row({ glances, place, beside, columns }: RowProps): JSX.Element | null {
  const [glance] = glances;
  const lit = useLitIn(glance !== undefined && isDerivable(glance) ? glance.pieces : []);
  if (glance === undefined) return null;
  const differs = (name: string): boolean => beside.fields.get(name)?.differs[place] ?? false;
  return (
    <tr class={toneOf(glance)}>
      <th scope="row">
        {glances.map(({ revision }) => (
          <Go key={revision} to={{ part: 'tree', revision, node: '', other: 0 }}>
            <RevisionName id={revision} />
          </Go>
        ))}
      </th>
      <Verdict
        says={glance.verdict === 'no such rule' ? undefined : glance.verdict === 'derivable'}
        differs={differs('derivable')}
      />
      {isDerivable(glance) ? (
        <>
          {beside.beyond.includes('conforming') && (
            <Verdict says={glance.conforming} differs={differs('conforming')} />
          )}
          {beside.beyond.includes('production') && (
            <td class={`carried ${differs('production') ? 'differs' : ''}`}>
              {glance.production.length > 0 ? <Production of={glance.production} /> : <None />}
              {differs('production') && <Differs />}
            </td>
          )}
          {beside.names.map((name) => {
            const value = valueOf(glance, name);
            const kind = name === 'host' ? valueOf(glance, hostKind) : undefined;
            const marked = differs(name) || (name === 'host' && differs(hostKind));
            const marksKind = marked && kind !== undefined && !differs(name);
            return (
              <td
                key={name}
                class={`component role-${name} ${marked ? 'differs' : ''} ${value === undefined ? 'absent' : ''} ${name === lit ? 'lit' : ''} ${(value ?? '').length > short ? 'long' : ''}`}
                data-component={name}
              >
                <Value of={value} />
                {marked && !marksKind && <Differs />}
                {kind !== undefined && <HostKind of={kind}>{marksKind && <Differs />}</HostKind>}
              </td>
            );
          })}
        </>
      ) : (
        <td class={differs('stops at') ? 'differs' : ''} colSpan={columns || 1}>
          <Why glance={glance} />
          {differs('stops at') && <Differs />}
        </td>
      )}
    </tr>
  );
}

/** Stands where a document tells nothing, and another one does. */
function None(): JSX.Element {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span class="unseen">none</span>
    </>
  );
}

interface VerdictProps {
  /** Undefined where nothing is said. */
  readonly says: boolean | undefined;
  readonly differs: boolean;
}

function Verdict({ says, differs }: VerdictProps): JSX.Element {
  return (
    <td class={differs ? 'differs' : ''}>
      {says !== undefined && (
        <span class={`glyph ${says ? 'good' : 'bad'}`}>
          <span aria-hidden="true">{says ? '✓' : '✕'}</span>
          <span class="unseen">{says ? 'yes' : 'no'}</span>
        </span>
      )}
      {differs && <Differs />}
    </td>
  );
}

/** Why there is no reading, in a few words; the card below says more. */
function Why({ glance }: { readonly glance: Glance }): JSX.Element {
  if (glance.verdict !== 'not derivable') return <span data-message="refused.no-rule">has no such rule</span>;
  const { found, offset } = glance.refusal;
  return (
    <span
      data-message={found === undefined ? 'refused.ends-early' : 'refused.not-here'}
      data-stops-at={offset}
    >
      {found === undefined ? (
        'ends too early'
      ) : (
        <>
          <Code text={found} /> cannot come here
        </>
      )}
      , at offset {offset}
    </span>
  );
}
