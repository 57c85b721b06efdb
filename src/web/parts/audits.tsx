/** Part 7: other parsers of URLs beside the documents, as they were audited. */

import type { JSX } from 'preact';
import type { RevisionId } from 'uri-revisions';
import { about } from 'uri-revisions-cli/grammar';
import { type AuditedParser, audit, nearestOf, number, percent, signs } from '../data/audit.js';
import { typed } from '../escapes.js';
import { code, table } from '../export/markdown.js';
import { useNavigation } from '../navigation.js';
import '../style/audits.css';
import { Copies } from '../ui/copies.js';
import { FoldingTable } from './folding-table.js';
import { Go } from '../ui/go.js';
import { Code, Shown } from '../ui/shown.js';
import { AskedParsers } from './asked-parsers.js';
import { Audited, Distance } from './audited-parser.js';

const learnt = audit.parsers.filter(({ documents }) => documents.length > 0);
const unlearnt = audit.parsers.filter(({ documents }) => documents.length === 0);
const documents = (learnt[0]?.documents ?? []).map(({ to }) => to);

export function Audits(): JSX.Element {
  const { view } = useNavigation();
  const parser = audit.parsers.find(({ adapter }) => adapter === view.parser);
  if (parser !== undefined) return <Audited parser={parser} />;
  return (
    <section class="stack part" aria-labelledby="audits-title">
      <h1 id="audits-title">Which document does your URL parser implement?</h1>
      {view.parser !== '' && (
        <p class="notice" role="alert" data-message="audits.no-parser">
          No parser <Code text={typed(view.parser)} /> was audited; these were.
        </p>
      )}
      <p class="lead">
        In the audit of <time dateTime={audit.date}>{audit.date}</time>, {number(audit.parsers.length)}{' '}
        parsers were asked which texts they accept and how they read them. What each accepts after{' '}
        <Code text={audit.prefix} /> was learnt from its answers, as an automaton, and compared with every
        document over all strings. The record of what they answered on single strings has a date of its own.
      </p>
      <AskedParsers />
      <h2>Every parser beside every document</h2>
      <Key />
      <Copies json={audit} markdown={markdown} />
      <FoldingTable
        class="matrix"
        label="Every parser beside every document"
        head={['Parser', ...documents.map((id) => about(id as RevisionId).short)]}
        rows={learnt.map((parser) => ({
          key: parser.adapter,
          head: <ParserLink parser={parser} />,
          cells: parser.documents.map((beside) => (
            <Distance key={beside.to} beside={beside} isNearest={nearestOf(parser).includes(beside)} />
          )),
          marked: {
            cells: nearestOf(parser).map(({ to }) => documents.indexOf(to)),
            class: 'nearest-document',
          },
        }))}
      />
      {unlearnt.length > 0 && (
        <p>
          What these accept could not be learnt, but they were asked the other questions:{' '}
          {unlearnt.map((parser) => (
            <ParserLink key={parser.adapter} parser={parser} />
          ))}
        </p>
      )}
      {audit.missing.length > 0 && (
        <p>
          Not there on the machine of the audit: <Shown text={audit.missing.join(', ')} prose />.
        </p>
      )}
      <Foundations />
    </section>
  );
}

function ParserLink({ parser: { adapter, name } }: { readonly parser: AuditedParser }): JSX.Element {
  return (
    <Go to={{ parser: adapter }}>
      <Shown text={name} prose />
    </Go>
  );
}

function Key(): JSX.Element {
  return (
    <p class="hint">
      The parser accepts what the document derives ({signs.equal}), some of it ({signs.subset}), all of it and
      more ({signs.superset}), or each has strings that the other lacks ({signs.overlapping}). The distance is
      the share of the strings of {audit.length} printing characters of US-ASCII that one of the two has and
      the other lacks. The nearest documents are framed.
    </p>
  );
}

/** What the audit rests on. */
function Foundations(): JSX.Element {
  return (
    <section class="stack foundations" aria-labelledby="foundations-title">
      <h2 id="foundations-title">What this rests on</h2>
      <p>
        The comparison is exact on two assumptions: that the automaton of the parser has no more states than
        were found, and that the characters of a class are alike, of which those of US-ASCII were all asked
        about in every state, others some of each kind. Every string by which a parser is told from a document
        was put to the parser itself. Where learning met a limit, the parser’s page says so, and the language
        is a guess beyond the strings that were asked.
      </p>
      <p>
        A parser that accepts a text may still change it, and one that refuses nothing may leave all judgement
        to its users.
      </p>
      <p>
        Each parser’s page also has the most frequent classes of its disagreements with{' '}
        {about(audit.against).name}, of {number(audit.cases)} texts of the grammar, near misses of them, and
        URLs with a character changed; and the parsers with which it reads different hosts, of{' '}
        {number(audit.hostCases)} texts at the boundaries of a host. <code>uri-revisions audit</code> asks
        your own parser.
      </p>
    </section>
  );
}

function markdown(): string {
  const rows = learnt.map(({ adapter, documents: besides }) => [
    code(adapter),
    ...besides.map(({ relation, share }) => `${signs[relation]} ${percent(share)}`),
  ]);
  return table(`Parsers beside documents, ${audit.date}`, ['parser', ...documents], rows);
}
