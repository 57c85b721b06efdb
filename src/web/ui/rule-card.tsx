/** A rule of a document: as printed, as corrected, as transcribed. */

import type { JSX } from 'preact';
import type { Rule, RevisionId } from 'uri-revisions';
import { useCore } from '../ask.js';
import { RevisionName, Section } from './labels.js';

interface RuleCardProps {
  readonly revision: RevisionId;
  readonly rule: string;
}

export function RuleCard({ revision, rule: name }: RuleCardProps): JSX.Element {
  const { value: rule } = useCore('rule', { revision, rule: name });
  return (
    <article class="rule-card">
      <h2>
        <code>{name}</code>{' '}
        {rule !== undefined && (
          <small>
            <RevisionName id={revision} /> <Section of={rule.section} /> · {rule.role}
          </small>
        )}
      </h2>
      {rule !== undefined && <RuleText rule={rule} />}
    </article>
  );
}

export function RuleText({ rule }: { readonly rule: Rule }): JSX.Element {
  return (
    <>
      <h3>{rule.corrections.length === 0 ? 'BNF' : 'BNF as printed'}</h3>
      <pre tabIndex={0}>{rule.printed}</pre>
      {rule.corrections.length > 0 && (
        <>
          <h3>Corrected</h3>
          <pre tabIndex={0}>{rule.corrected}</pre>
          <ul class="corrections">
            {rule.corrections.map(({ printed, corrected, reason, evidence }) => (
              <li key={printed}>
                <del>{printed}</del> <ins>{corrected}</ins> {reason} <span class="evidence">{evidence}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <h3>PEG, proved to accept the same</h3>
      <pre tabIndex={0}>{rule.peg}</pre>
    </>
  );
}
