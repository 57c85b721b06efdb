/** What is known of a rule beyond its text, in sentences: whether it is ambiguous, and what refers to it. */

import type { JSX } from 'preact';
import type { RevisionId } from 'uri-revisions';
import { typedFor } from '../../escapes.js';
import type { Ambiguous, RuleFacts } from '../../worker/rule-facts.js';
import { Go } from '../go.js';
import { RuleLinks } from './rule-link.js';
import { Code } from '../shown.js';

interface RuleFactsProps {
  readonly revision: RevisionId;
  readonly rule: string;
  readonly facts: RuleFacts;
}

export function RuleFactsOf({ revision, rule, facts }: RuleFactsProps): JSX.Element {
  const { ambiguous, usedBy } = facts;
  return (
    <div class="rule-facts">
      <h3>Ambiguous</h3>
      {ambiguous === undefined ? (
        <p data-message="ambiguous.no">No: no string has two derivations from it.</p>
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
  polynomial: 'Longer strings have ever more, as a power of their length.',
  exponential: 'Longer strings have ever more, exponentially.',
  infinite: 'Some string has infinitely many.',
};

function Verdict({ revision, rule, of: { text, count, growth, most } }: VerdictProps): JSX.Element {
  return (
    <p class="wrap" data-message="ambiguous.yes">
      Yes: <Code text={text} /> has {count} derivations, and no shorter string has two.{' '}
      {most === undefined || most.count === count ? (
        growths[growth]
      ) : (
        <>
          No string has more than <Code text={most.text} />, which has {most.count}.
        </>
      )}{' '}
      <Go
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
        The trees side by side<span class="unseen"> of {rule}</span>
      </Go>
    </p>
  );
}
