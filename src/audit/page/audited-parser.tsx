/**
 * One parser of the audit: its distance from each document, strings that distinguish them, and parsers that read other
 * hosts.
 */

import type { JSX } from 'preact';
import type { RevisionId } from 'uri-revisions';
import {
  type AuditedParser,
  audit,
  type DocumentComparison,
  nearestOf,
  number,
  otherHosts,
  percent,
  signs,
} from './data.js';
import { typedFor } from '../../web/frame/escapes.js';
import { code, table } from '../../web/export/markdown.js';
import { useNavigation } from '../../web/frame/navigation.js';
import { Copies } from '../../web/ui/copy-buttons.js';
import { nameOf, namesOf, theNameOf } from '../../web/data/names.js';
import { FoldingTable } from '../../web/ui/folding-table.js';
import { ViewLink } from '../../web/ui/view-link.js';
import { RevisionName, sectionText } from '../../web/ui/labels.js';
import { Select } from '../../web/ui/select.js';
import { ShortCode, Code, VisibleText } from '../../web/ui/visible-text.js';

const adapters = audit.parsers.map(({ adapter }) => adapter);
const noneHere = 'None among these strings.';

interface ParserProps {
  readonly parser: AuditedParser;
}

export function Audited({ parser }: ParserProps): JSX.Element {
  const { set } = useNavigation();
  const { adapter, name, documents } = parser;
  return (
    <section class="stack part audited" aria-labelledby="audited-title">
      <div class="bar row">
        <ViewLink to={{ parser: '' }}>All parsers</ViewLink>
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
        <VisibleText text={name} prose />
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
        The audit could not learn which strings it accepts: <VisibleText text={problem} prose />
      </>
    );
  }
  const same = parser.documents.filter(({ relation }) => relation === 'equal');
  return (
    <>
      For strings that begin with <Code text={audit.prefix} />, its grammar{' '}
      {same.length > 0 ? (
        <>is exactly that of {namesOf(same.map(({ to }) => to as RevisionId))}.</>
      ) : (
        <>
          matches no document. Nearest: {namesOf(nearest.map(({ to }) => to as RevisionId))},{' '}
          {percent(first.share)} away.
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
    facts.push(['states learnt', number(learnt.states)], ['strings tested', number(learnt.queries)]);
    facts.push(['character classes', number(learnt.classes)]);
    if (learnt.stopped !== undefined) {
      facts.push(['limit reached', `${learnt.stopped}; beyond the tested strings, results are guesses`]);
    }
    if (learnt.isPartial) facts.push(['not tested', 'some characters, assumed to be rejected']);
  }
  return (
    <dl class="facts row">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt class="hint">{name}</dt>
          <dd class="wrap">
            <VisibleText text={value} prose />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Documents({ parser }: ParserProps): JSX.Element {
  const nearest = nearestOf(parser);
  return (
    <section class="stack" aria-labelledby="comparison-title">
      <h2 id="comparison-title">Compared with each document</h2>
      <p class="hint">
        For each document: a shortest string that only the parser accepts, and one that only the document
        accepts. Each links to its comparison.
      </p>
      <FoldingTable
        class="readings"
        label="Compared with each document"
        head={['Document', 'Distance', 'Only the parser accepts', 'Only the document accepts']}
        rows={parser.documents.map((documentComparison) => ({
          key: documentComparison.to,
          head: <RevisionName id={documentComparison.to as RevisionId} />,
          cells: [
            <Distance
              key="distance"
              documentComparison={documentComparison}
              isNearest={nearest.includes(documentComparison)}
            />,
            <DistinguishingString key="this" text={documentComparison.onlyThis} />,
            <DistinguishingString key="other" text={documentComparison.onlyOther} />,
          ],
          marked: nearest.includes(documentComparison)
            ? { cells: [0], class: 'nearest-document' }
            : undefined,
        }))}
      />
    </section>
  );
}

interface DistanceProps {
  readonly documentComparison: DocumentComparison;
  readonly isNearest: boolean;
}

/** Shows the relation of a parser to a document, and their distance. */
export function Distance({ documentComparison: { relation, share }, isNearest }: DistanceProps): JSX.Element {
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

function DistinguishingString({ text }: { readonly text: string | null }): JSX.Element {
  return text === null ? <span class="muted">nothing</span> : <ComparedText text={audit.prefix + text} />;
}

/** A text that links to its comparison by the documents. */
function ComparedText({ text }: { readonly text: string }): JSX.Element {
  return (
    <ViewLink class="wrap" to={{ part: 'compare', text: typedFor(text), start: '' }}>
      <ShortCode text={text} />
    </ViewLink>
  );
}

function Classes({ parser: { classes } }: ParserProps): JSX.Element {
  const document = theNameOf(audit.against);
  return (
    <section class="stack" aria-labelledby="classes-title">
      <h2 id="classes-title">Disagreements with {document}</h2>
      <p class="hint">
        The most frequent classes among {number(audit.cases)} strings. A class groups disagreements by where
        one side rejects, or by the components that differ. Intended differences are left out.
      </p>
      {classes.length === 0 ? (
        <p>{noneHere}</p>
      ) : (
        <FoldingTable
          class="classes"
          label={`Disagreements with ${document}`}
          head={['Class', 'Section', 'Strings', 'Shortest string']}
          rows={classes.map(({ key, section, count, witness }) => ({
            key,
            head: <VisibleText text={key} prose />,
            cells: [
              section === undefined ? <span class="muted">–</span> : sectionText(section),
              number(count),
              <ComparedText key="witness" text={witness} />,
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
      <h2 id="hosts-title">Parsers that read a different host</h2>
      <p class="hint">
        Among {number(audit.hostCases)} strings at the boundaries of a host, both parsers accept these with
        different hosts. If a filter uses one parser and a client the other, the filter may check one machine
        while the client contacts another. Documented normalization is not counted as a difference.
      </p>
      {others.length === 0 ? (
        <p>{noneHere}</p>
      ) : (
        <FoldingTable
          class="hosts"
          label="Parsers that read a different host"
          head={[
            'Other parser',
            'Strings that both accept',
            'Shortest string',
            'Host by this parser',
            'Host by the other',
          ]}
          rows={others.map(({ parser: other, count, accepted, witness, ours, theirs }) => ({
            key: other.adapter,
            head: (
              <ViewLink to={{ parser: other.adapter }}>
                <VisibleText text={other.name} prose />
              </ViewLink>
            ),
            cells: [
              `${number(count)} of ${number(accepted)}`,
              <ComparedText key="witness" text={witness} />,
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
    `${code(`${name} ${version}`)} compared with the documents, ${audit.date}`,
    ['document', 'distance', 'only the parser accepts', 'only the document accepts'],
    documents.map(({ to, relation, share, onlyThis, onlyOther }) => [
      nameOf(to as RevisionId),
      `${signs[relation]} ${percent(share)}`,
      only(onlyThis),
      only(onlyOther),
    ]),
  );
}
