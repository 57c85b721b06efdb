/** What is found of each line, as a line with tabs between its fields. */

import { bytesOf, Output } from '../check/output.js';
import type { Found } from './count.js';
import { type Reason, reasons } from './reason.js';

const tab = 0x09;

export class LineWriter {
  private readonly output = new Output();
  /** By mask: the mask, and a digit for each revision. */
  private readonly masks = new Map<number, DataView>();
  private readonly reasons = new Map<Reason | undefined, DataView>(
    [undefined, ...(Object.keys(reasons) as Reason[])].map((reason) => [
      reason,
      bytesOf(`${reason ?? '-'}\n`),
    ]),
  );
  private readonly none = bytesOf('\n');

  /** @param revisions how many there are */
  constructor(private readonly revisions: number) {}

  add({ mask, stop, reason }: Found): void {
    let verdicts = this.masks.get(mask);
    if (verdicts === undefined) {
      const digits = Array.from({ length: this.revisions }, (_, bit) => (mask >>> bit) & 1);
      this.masks.set(mask, (verdicts = bytesOf(`${mask}\t${digits.join('')}\t`)));
    }
    const { output } = this;
    output.add(verdicts);
    output.number(stop);
    output.byte(tab);
    output.add(this.reasons.get(reason) ?? this.none);
  }

  /** What was added since it was last taken; valid until more is added. */
  take(): Uint8Array {
    const bytes = this.output.bytes;
    this.output.clear();
    return bytes;
  }
}
