/** A choice among many options, in a list that opens. */

import type { JSX } from 'preact';
import { type RevisionId, revisions } from 'uri-revisions';
import { nameOf } from '../data/names.js';

interface SelectProps<T extends string> {
  readonly label: string;
  readonly among: readonly T[];
  readonly value: T | undefined;
  readonly name?: (value: T) => string;
  readonly onChange: (value: T) => void;
  readonly class?: string;
}

export function Select<T extends string>(props: SelectProps<T>): JSX.Element {
  const { label, among, value, name = String, onChange, class: style } = props;
  return (
    <label class={style}>
      <span class="hint">{label}</span>{' '}
      <select
        value={value}
        onChange={({ currentTarget }) => {
          const chosen = among.find((option) => option === currentTarget.value);
          if (chosen !== undefined) onChange(chosen);
        }}
      >
        {among.map((option) => (
          <option key={option} value={option}>
            {name(option)}
          </option>
        ))}
      </select>
    </label>
  );
}

type RevisionSelectProps = Pick<SelectProps<RevisionId>, 'value' | 'onChange'> & { readonly label?: string };

export function RevisionSelect({ label = 'Document', ...rest }: RevisionSelectProps): JSX.Element {
  return <Select label={label} among={revisions} name={nameOf} {...rest} />;
}
