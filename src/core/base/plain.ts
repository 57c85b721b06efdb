/** Converts results to plain data: objects with lazy members, and errors, do not cross a thread unchanged. */

/** A result as plain data: trees with their children, errors with their message and fields. */
export type Plain<Value> = Value extends { toJSON(): infer Data }
  ? Plain<Data>
  : Value extends (infer Item)[] | readonly (infer Item)[]
    ? Plain<Item>[]
    : Value extends Error
      ? { -readonly [Name in Exclude<keyof Value, 'stack'>]: Plain<Value[Name]> }
      : Value extends object
        ? { -readonly [Name in keyof Value]: Plain<Value[Name]> }
        : Value;

/** A member still to copy, or the end of a value whose members are copied. */
type Task =
  { readonly into: object; readonly name: string; readonly value: unknown } | { readonly ended: unknown };

/**
 * Copies a result so that it crosses postMessage and structuredClone completely. Linear in the size of the result.
 * @throws TypeError if a value contains itself, as no result does
 * @example
 * const copy = structuredClone(plain(revision('rfc3986').safeParse('a b')));
 * copy.ok || copy.error.offset; // 1
 */
export function plain<Value>(value: Value): Plain<Value> {
  const copied: { value?: unknown } = {};
  const around = new Set<unknown>();
  const left: Task[] = [{ into: copied, name: 'value', value }];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    if ('ended' in next) {
      around.delete(next.ended);
      continue;
    }
    const { into, name, value: original } = next;
    if (around.has(original))
      throw new TypeError(`plain: the value contains itself, in its member "${name}"`);
    const members = membersOf(original);
    const copy = members && (Array.isArray(members) ? [] : {});
    const descriptor = { value: copy ?? original, writable: true, enumerable: true, configurable: true };
    Object.defineProperty(into, name, descriptor);
    if (copy === undefined) continue;
    around.add(original);
    left.push({ ended: original });
    // Pushed from the last on, so that the first is copied first and members keep their order.
    for (const [member, value] of Object.entries(members ?? {}).reverse()) {
      left.push({ into: copy, name: member, value });
    }
  }
  return copied.value as Plain<Value>;
}

/** Returns the members to copy from a value; undefined if it crosses unchanged. */
function membersOf(value: unknown): object | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (Array.isArray(value)) return value as readonly unknown[];
  const kind = Object.getPrototypeOf(value) as object | null;
  if (kind === null || Object.getPrototypeOf(kind) === null) return value;
  if ('toJSON' in value) return (value as { toJSON(): object }).toJSON();
  if (!(value instanceof Error)) return undefined;
  const { name, message } = value;
  return Object.assign({ name, message }, value, Object.hasOwn(value, 'cause') && { cause: value.cause });
}
