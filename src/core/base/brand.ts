/** Gives a class one identity in every copy of the package: a program may load it as ES modules and as CommonJS. */

/** Names a class of errors, and makes `instanceof` accept instances from every copy of it. */
export function brand(kind: { readonly prototype: object }, name: string): void {
  const mark = Symbol.for(name);
  Object.assign(kind.prototype, { name, [mark]: name });
  Object.defineProperty(kind, Symbol.hasInstance, {
    value(this: typeof kind, value: unknown): boolean {
      // A subclass has no brand of its own.
      return this === kind ? mark in Object(value) : kind.isPrototypeOf.call(this.prototype, value as object);
    },
  });
}
