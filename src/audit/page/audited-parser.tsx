/**
 * One parser of the audit: its distance from each document, strings that distinguish them, and parsers that read other
 * hosts.
 */

import type { JSX } from 'preact';
import type { RevisionId } from 'uri-revisions';
import { about } from 'uri-revisions-cli/grammar';
import {
  type AuditedParser,
  audit,
  type Beside,
  nearestOf,
  number,
  otherHosts,
  percent,
  signs,
} from './data.js';
import { typedFor } from '../../web/frame/escapes.js';
import { code, table } from '../../web/export/markdown.js';
import { useNavigation } from '../../web/frame/navigation.js';
import { Copies } from '../../web/ui/copies.js';
import { list } from '../../web/data/words.js';
import { FoldingTable } from '../../web/ui/folding-table.js';
import { Go } from '../../web/ui/go.js';
import { RevisionName, sectionText } from '../../web/ui/labels.js';
import { Select } from '../../web/ui/select.js';
import { Brief, Code, Shown } from '../../web/ui/shown.js';

const adapters = audit.parsers.map(({ adapter }) => adapter);

interface ParserProps {
  readonly parser: AuditedParser;
}

export function Audited({ parser }: ParserProps): JSX.Element {
  const { set } = useNavigation();
  const { adapter, name, documents } = parser;
  return (
    <section class="stack part audited" aria-labelledby="audited-title">
      <div class="bar row">
        <Go to={{ parser: '' }}>All parsers</Go>
        <Select
          label="Parser"
          among={adapters}
          value={adapter}
          name={(each) => audit.parsers.find((one) => one.adapter === each)?.name ?? each}
          onChange={set('parser')}
        />
        <Copies json={parser} markdown={() => markdown(parser)} />
      </div>
      <h1 id="audited-title">
        <Shown text={name} prose />
      </h1>
      <p class="summary">
        <Answer parser={parser} />
      </p>
      <Facts parser={parser} />
      {documents.length > 0 && <Documents parser={parser} />}
      <Classes parser={parser} />
      <Hosts parser={parser} />
    </section>
  );
}

/** States which document it equals, or which is nearest. */
function Answer({ parser }: ParserProps): JSX.Element {
  const nearest = nearestOf(parser);
  const [first] = nearest;
  if ('problem' in parser.learnt || first === undefined) {
    const problem = 'problem' in parser.learnt ? parser.learnt.problem : '';
    return (
      <>
        What it accepts could not be learnt: <Shown text={problem} prose />
      </>
    );
  }
  const same = parser.documents.filter(({ relation }) => relation === 'equal');
  return (
    <>
      After <Code text={audit.prefix} />, it implements{' '}
      {same.length > 0 ? (
        <>{same.map(({ to }) => about(to as RevisionId).name).join(' and ')}, exactly.</>
      ) : (
        <>
          none of the documents exactly. {nearest.length === 1 ? 'The nearest is' : 'The nearest are'}{' '}
          {list(nearest.map(({ to }) => about(to as RevisionId).name))}, {percent(first.share)} away.
        </>
      )}
    </>
  );
}

function Facts({ parser: { adapter, language, version, learnt } }: ParserProps): JSX.Element {
  const facts: (readonly [string, string])[] = [
    ['version', version],
    ['language', language],
    ['adapter', adapter],
    ['audited on', audit.date],
  ];
  if ('states' in learnt) {
    facts.push(['states learnt', number(learnt.states)], ['texts asked', number(learnt.queries)]);
    facts.push(['classes of characters', number(learnt.classes)]);
    if (learnt.stopped !== undefined) {
      facts.push(['limit met', `${learnt.stopped}: a guess beyond the texts that were asked`]);
    }
    if (learnt.isPartial) facts.push(['not asked about', 'some characters, taken for refused']);
  }
  return (
    <dl class="facts row">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt class="hint">{name}</dt>
          <dd class="wrap">
            <Shown text={value} prose />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Documents({ parser }: ParserProps): JSX.Element {
  const nearest = nearestOf(parser);
  return (
    <section class="stack" aria-labelledby="beside-title">
      <h2 id="beside-title">Beside each document</h2>
      <p class="hint">
        A shortest string that only the parser accepts, or only the document derives. Each leads to what all
        documents say of it.
      </p>
      <FoldingTable
        class="beside"
        label="Beside each document"
        head={['Document', 'Distance', 'Only the parser', 'Only the document']}
        rows={parser.documents.map((beside) => ({
          key: beside.to,
          head: <RevisionName id={beside.to as RevisionId} />,
          cells: [
            <Distance key="distance" beside={beside} isNearest={nearest.includes(beside)} />,
            <Only key="this" text={beside.onlyThis} />,
            <Only key="other" text={beside.onlyOther} />,
          ],
          marked: nearest.includes(beside) ? { cells: [0], class: 'nearest-document' } : undefined,
        }))}
      />
    </section>
  );
}

interface DistanceProps {
  readonly beside: Beside;
  readonly isNearest: boolean;
}

/** Shows the relation of a parser to a document, and their distance. */
export function Distance({ beside: { relation, share }, isNearest }: DistanceProps): JSX.Element {
  return (
    <span class={`distance ${relation}`} title={relation}>
      <span aria-hidden="true">{signs[relation]}</span>
      <span class="unseen">
        {relation}
        {isNearest && ', the nearest'},
      </span>{' '}
      {percent(share)}
    </span>
  );
}

function Only({ text }: { readonly text: string | null }): JSX.Element {
  return text === null ? <span class="muted">nothing</span> : <Asked text={audit.prefix + text} />;
}

/** A text that links to its comparison by the documents. */
function Asked({ text }: { readonly text: string }): JSX.Element {
  return (
    <Go class="wrap" to={{ part: 'compare', text: typedFor(text), start: '' }}>
      <Brief text={text} />
    </Go>
  );
}

function Classes({ parser: { classes } }: ParserProps): JSX.Element {
  const document = about(audit.against).name;
  return (
    <section class="stack" aria-labelledby="classes-title">
      <h2 id="classes-title">What it and {document} disagree on</h2>
      <p class="hint">
        The most frequent classes of {number(audit.cases)} texts, differences by design left out: where the
        one stops that does not accept a text, and at what character; or the components that are read
        differently.
      </p>
      {classes.length === 0 ? (
        <p>Nothing in these texts.</p>
      ) : (
        <FoldingTable
          class="classes"
          label={`What it and ${document} disagree on`}
          head={['Class', 'Section', 'Texts', 'Smallest text']}
          rows={classes.map(({ key, section, count, witness }) => ({
            key,
            head: <Shown text={key} prose />,
            cells: [
              section === undefined ? <span class="muted">–</span> : sectionText(section),
              number(count),
              <Asked key="witness" text={witness} />,
            ],
          }))}
        />
      )}
    </section>
  );
}

function Hosts({ parser }: ParserProps): JSX.Element {
  const others = otherHosts(parser);
  return (
    <section class="stack" aria-labelledby="hosts-title">
      <h2 id="hosts-title">Parsers that read another host</h2>
      <p class="hint">
        Of {number(audit.hostCases)} texts at the boundaries of a host, those that both accept with different
        hosts: a filter that reads by the one, and a client that reads by the other, talk of two machines.
        What a parser declares to change is no difference.
      </p>
      {others.length === 0 ? (
        <p>None in these texts.</p>
      ) : (
        <FoldingTable
          class="hosts"
          label="Parsers that read another host"
          head={[
            'Other parser',
            'Of the texts that both accept',
            'Smallest text',
            'Host to this one',
            'Host to the other',
          ]}
          rows={others.map(({ parser: other, count, accepted, witness, ours, theirs }) => ({
            key: other.adapter,
            head: (
              <Go to={{ parser: other.adapter }}>
                <Shown text={other.name} prose />
              </Go>
            ),
            cells: [
              `${number(count)} of ${number(accepted)}`,
              <Asked key="witness" text={witness} />,
              <Code key="ours" text={ours} empty="empty" />,
              <Code key="theirs" text={theirs} empty="empty" />,
            ],
          }))}
        />
      )}
    </section>
  );
}

function markdown({ name, version, documents }: AuditedParser): string {
  const only = (text: string | null): string => (text === null ? '–' : code(audit.prefix + text));
  return table(
    `${code(`${name} ${version}`)} beside the documents, ${audit.date}`,
    ['document', 'distance', 'only the parser', 'only the document'],
    documents.map(({ to, relation, share, onlyThis, onlyOther }) => [
      to,
      `${signs[relation]} ${percent(share)}`,
      only(onlyThis),
      only(onlyOther),
    ]),
  );
}
