/** A rule of a document: as printed, as corrected, as transcribed. */

import type { JSX } from 'preact';
import { type Rule, type RevisionId, ruleOrigins } from 'uri-revisions';
import { about, statusInWords } from 'uri-revisions-cli/grammar';
import { studyWorker, useCore, useStudy } from '../../ask.js';
import { Copies } from '../copies.js';
import { Go } from '../go.js';
import { RevisionName, Section, sectionText } from '../labels.js';
import type { RuleAsked } from '../../worker/rules.js';
import { Railroad } from '../../drawings/railroad.js';
import { RuleFactsOf } from './rule-facts.js';
import { RuleText as Linked } from './rule-link.js';

interface RuleCardProps extends RuleAsked {
  /** Whether to draw it. */
  readonly diagram?: boolean;
}

export function RuleCard({ revision, rule: name, diagram = false }: RuleCardProps): JSX.Element {
  const known = useCore('rule', { revision, rule: name });
  // What is known of the rule before is not told of this one.
  const rule = known.pending ? undefined : known.value;
  return (
    <article class="rule-card card">
      <h2 tabIndex={-1}>
        <code>{name}</code>{' '}
        {rule !== undefined && (
          <small class="small">
            <RevisionName id={revision} /> <Section of={rule.section} /> · {rule.role} ·{' '}
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
          Printed nowhere, said in words. {rule.source}
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
      <h3>PEG, proved to accept the same</h3>
      {linked(rule.peg)}
      {diagram && <Railroad revision={revision} rule={rule.name} of="peg" />}
      {known.pending && (
        <p class="muted" data-message="rule.pending">
          Drawing the rule, and looking what is known of it…
        </p>
      )}
      {facts !== undefined && <RuleFactsOf revision={revision} rule={rule.name} facts={facts} />}
      {diagram && (
        <Go
          class="more"
          action="edit-in-workshop"
          to={{
            part: 'workshop',
            exercise: 'any',
            revision,
            rule: rule.name,
            peg: rule.peg,
            tests: undefined,
            traced: 0,
            step: 0,
          }}
        >
          Edit <code>{rule.name}</code> of {revision} in the workshop
        </Go>
      )}
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
  const bnf = source === undefined ? [block(printed)] : [`Printed nowhere: ${source}`, block(corrected)];
  const correction = corrected === printed || source !== undefined ? [] : ['Corrected:', block(corrected)];
  return [
    `**${name}** (${revision}, ${sectionText(section)}, ${ruleOrigins[origin]})`,
    ...bnf,
    ...correction,
    'PEG:',
    block(peg),
    '',
  ].join('\n\n');
}
