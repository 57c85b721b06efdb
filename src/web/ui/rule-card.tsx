/** A rule of a document: as printed, as corrected, as transcribed. */
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { type RevisionId, type Rule, ruleOrigins } from 'uri-revisions';
import { about, statusInWords } from 'uri-revisions-cli/grammar';
import { nameOf } from '../data/names.js';
import { studyWorker, useCore, useStudy } from '../frame/worker-client.js';
import { typedFor } from '../frame/escapes.js';
import { useNavigation } from '../frame/navigation.js';
import type { DiagramRequest } from '../worker/diagrams.js';
import type { Ambiguous, RuleFacts } from '../worker/rule-facts.js';
import type { RuleRequest } from '../worker/rules.js';
import { Copies } from './copy-buttons.js';
import { ViewLink } from './view-link.js';
import { RevisionName, Section, sectionText } from './labels.js';
import { ScrollBox } from './scroll-box.js';
import { redrawnSvg } from './svg-to-vnode.js';
import { RuleLinks, RuleText as Linked } from './rule-link.js';
import { Code } from './visible-text.js';

function Railroad({ revision, rule, of }: DiagramRequest): JSX.Element {
  const { view, link } = useNavigation();
  const known = useStudy('diagram', { revision, rule, of });
  const svg = known.pending ? undefined : known.value;
  const drawn = useMemo(() => {
    if (svg === undefined) return undefined;
    const there = { part: 'grammars', page: 'rules', left: revision, right: revision } as const;
    return redrawnSvg(svg, (name) =>
      link(view.part === 'grammars' ? { rule: name } : { ...there, rule: name }),
    );
  }, [svg, view]);
  const name = `${of === 'bnf' ? 'BNF' : 'PEG'} of ${rule}, ${nameOf(revision)}, as a railroad diagram`;
  return (
    <ScrollBox class="railroad-scroll" label={name}>
      {drawn}
    </ScrollBox>
  );
}

interface RuleFactsProps {
  readonly revision: RevisionId;
  readonly rule: string;
  readonly facts: RuleFacts;
}

function RuleFactsOf({ revision, rule, facts }: RuleFactsProps): JSX.Element {
  const { ambiguous, usedBy } = facts;
  return (
    <div class="rule-facts">
      <h3>Ambiguous?</h3>
      {ambiguous === undefined ? (
        <p data-message="ambiguous.no">No: no string has two derivations.</p>
      ) : (
        <Verdict revision={revision} rule={rule} of={ambiguous} />
      )}
      <h3>Used by</h3>
      <p class="wrap">
        {usedBy.length === 0 ? 'No other rule.' : <RuleLinks revision={revision} rules={usedBy} />}
      </p>
    </div>
  );
}

interface VerdictProps extends Omit<RuleFactsProps, 'facts'> {
  readonly of: Ambiguous;
}

const growths: Readonly<Record<Ambiguous['growth'], string>> = {
  bounded: 'No string has more.',
  polynomial: 'The number grows polynomially with the length of the string.',
  exponential: 'The number grows exponentially with the length of the string.',
  infinite: 'Some strings have infinitely many.',
};

function Verdict({ revision, rule, of: { text, count, growth, most } }: VerdictProps): JSX.Element {
  return (
    <p class="wrap" data-message="ambiguous.yes">
      Yes: <Code text={text} /> has {count} derivations; it is a shortest such string.{' '}
      {most === undefined || most.count === count ? (
        growths[growth]
      ) : (
        <>
          <Code text={most.text} /> has the most derivations: {most.count}.
        </>
      )}{' '}
      <ViewLink
        action="trees"
        to={{
          part: 'tree',
          revision,
          text: typedFor(text),
          start: rule,
          node: '',
          other: 1,
          characters: 'no',
        }}
      >
        Show the trees side by side<span class="unseen"> of {rule}</span>
      </ViewLink>
    </p>
  );
}

interface RuleCardProps extends RuleRequest {
  /** True to draw it. */
  readonly diagram?: boolean;
}

export function RuleCard({ revision, rule: name, diagram = false }: RuleCardProps): JSX.Element {
  const known = useCore('rule', { revision, rule: name });
  // Results for the previous rule are not shown for this one.
  const rule = known.pending ? undefined : known.value;
  return (
    <article class="rule-card card">
      <h2 tabIndex={-1}>
        <code>{name}</code>{' '}
        {rule !== undefined && (
          <small class="small">
            <RevisionName id={revision} /> <Section of={rule.section} /> · role: {rule.role} ·{' '}
            {ruleOrigins[rule.origin]} · {statusInWords(about(revision).status)}
          </small>
        )}
      </h2>
      {rule === undefined ? (
        <p class="muted">Reading the rule…</p>
      ) : (
        <RuleText rule={rule} revision={revision} diagram={diagram} />
      )}
    </article>
  );
}

interface RuleTextProps {
  readonly rule: Rule;
  readonly revision: RevisionId;
  readonly diagram: boolean;
}

function RuleText({ rule, revision, diagram }: RuleTextProps): JSX.Element {
  const { addresses } = useNavigation();
  const known = useStudy('ruleFacts', diagram ? { revision, rule: rule.name } : undefined);
  const facts = known.pending ? undefined : known.value;
  const linked = (text: string): JSX.Element => (
    <pre tabIndex={0}>
      <Linked revision={revision} named={facts?.named ?? new Map<string, string>()} text={text} />
    </pre>
  );
  return (
    <>
      <h3>{rule.corrections.length === 0 ? 'BNF' : 'BNF as printed'}</h3>
      {rule.source !== undefined && (
        <p class="hint" data-message="rule.not-printed">
          Not printed as BNF; the prose describes it. {rule.source}
        </p>
      )}
      {linked(rule.source === undefined ? rule.printed : rule.corrected)}
      {rule.corrections.length > 0 && (
        <>
          <h3>Corrected</h3>
          {linked(rule.corrected)}
          <ul class="corrections">
            {rule.corrections.map(({ printed, corrected, reason, evidence }) => (
              <li key={printed}>
                <del>{printed}</del> <ins>{corrected}</ins> {reason} <span class="muted">{evidence}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {diagram && <Railroad revision={revision} rule={rule.name} of="bnf" />}
      <h3>PEG, proved to accept the same strings</h3>
      {linked(rule.peg)}
      {diagram && <Railroad revision={revision} rule={rule.name} of="peg" />}
      {known.pending && (
        <p class="muted" data-message="rule.pending">
          Drawing the rule and analysing it…
        </p>
      )}
      {facts !== undefined && <RuleFactsOf revision={revision} rule={rule.name} facts={facts} />}
      {diagram &&
        addresses.wings.map(({ ofRule }) => {
          if (ofRule === undefined) return undefined;
          const { action, title, to } = ofRule(revision, rule.name, rule.peg);
          return (
            <ViewLink key={action} class="more" action={action} to={to}>
              {title}
            </ViewLink>
          );
        })}
      {diagram && (
        <Copies
          json={rule}
          markdown={() => ruleMarkdown(revision, rule)}
          svg={() => studyWorker.ask('diagramFile', { revision, rule: rule.name })}
        />
      )}
    </>
  );
}

function ruleMarkdown(
  revision: RevisionId,
  { name, section, origin, printed, source, corrected, peg }: Rule,
): string {
  const block = (text: string): string => text.replace(/^/gm, '    ');
  const bnf = source === undefined ? [block(printed)] : [`Not printed as BNF: ${source}`, block(corrected)];
  const correction = corrected === printed || source !== undefined ? [] : ['Corrected:', block(corrected)];
  return [
    `**${name}** (${nameOf(revision)}, ${sectionText(section)}, ${ruleOrigins[origin]})`,
    ...bnf,
    ...correction,
    'PEG:',
    block(peg),
    '',
  ].join('\n\n');
}
