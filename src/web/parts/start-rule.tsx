/** Choice of the start rule: the reference rule, or another. */

import type { JSX } from 'preact';
import type { RevisionId } from 'uri-revisions';
import { useCore } from '../frame/worker-client.js';
import { Select } from '../ui/select.js';

interface StartRuleProps {
  /** The document whose rules are offered; for other documents, they mean the rules of the same roles. */
  readonly revision: RevisionId;
  /** Empty for the reference rule. */
  readonly value: string;
  /** True if a displayed document has such a rule; an unknown rule is not offered. */
  readonly isKnown: boolean;
  readonly onChange: (value: string) => void;
}

export function StartRule({ revision, value, isKnown, onChange }: StartRuleProps): JSX.Element {
  const { value: rules } = useCore('rules', revision);
  const names = (rules ?? []).map(({ name }) => name);
  return (
    <Select
      label="Start rule"
      among={['', ...new Set(isKnown && value !== '' ? [value, ...names] : names)]}
      value={value}
      name={(name) => (name === '' ? 'a whole reference (default)' : name)}
      onChange={onChange}
    />
  );
}
