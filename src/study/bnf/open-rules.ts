/** The rules that are being built, one within another, and which of them a limit is due to. */
export class OpenRules {
  /** Outermost first. */
  readonly names: string[] = [];
  private readonly begun: number[] = [];

  /** @param size how much there is before the rule is built */
  enter(name: string, size: number): void {
    this.names.push(name);
    this.begun.push(size);
  }

  leave(): void {
    this.names.pop();
    this.begun.pop();
  }

  /** The innermost that has most of what there is; undefined where none is being built, or none has. */
  largest(size: number): string | undefined {
    return this.names[this.begun.findLastIndex((begun) => 2 * (size - begun) >= size)];
  }
}
