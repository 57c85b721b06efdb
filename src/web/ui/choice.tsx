/** A choice among a few options, as radio buttons in a row. */

import type { ComponentChildren, JSX } from 'preact';
import { useId } from 'preact/hooks';

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly among: readonly T[];
  readonly value: T;
  readonly name?: (value: T) => ComponentChildren;
  readonly onChange: (value: T) => void;
}

export function Choice<T extends string>({
  label,
  among,
  value,
  name = (it) => it,
  onChange,
}: ChoiceProps<T>): JSX.Element {
  const group = useId();
  return (
    <fieldset class="choice">
      <legend>{label}</legend>
      <div class="options row">
        {among.map((option) => (
          <label key={option} class={option === value ? 'chosen' : ''}>
            <input
              type="radio"
              name={group}
              value={option}
              checked={option === value}
              onChange={() => {
                onChange(option);
              }}
            />
            {name(option)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
