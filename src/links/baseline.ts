/** Baselines of `links`: known findings by file, without their lines, which may shift. */

import { dirname, relative, resolve, sep } from 'node:path';
import { standardInput } from '../cli/output/errors.js';
import type { Baseline } from '../study/formatting/baseline.js';
import { kindOfFinding, type LinkFinding } from './findings.js';

export class KnownFindings {
  private readonly keys: Map<string, Set<string>>;
  private readonly folder: string;

  /** @param file the file of the baseline; names in it are relative to its folder */
  constructor(file: string, baseline: Baseline = {}) {
    this.folder = dirname(resolve(file));
    this.keys = new Map(Object.entries(baseline).map(([name, keys]) => [name, new Set(keys)]));
  }

  has(finding: LinkFinding): boolean {
    return this.keys.get(this.nameOf(finding))?.has(keyOf(finding)) === true;
  }

  add(finding: LinkFinding): void {
    const name = this.nameOf(finding);
    const known = this.keys.get(name) ?? new Set();
    this.keys.set(name, known.add(keyOf(finding)));
  }

  /** Returns the baseline, sorted. */
  get baseline(): Baseline {
    return Object.fromEntries(
      [...this.keys]
        .map(([name, keys]) => [name, [...keys].sort()] as const)
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    );
  }

  private nameOf({ input }: LinkFinding): string {
    return input === standardInput ? input : relative(this.folder, resolve(input)).split(sep).join('/');
  }
}

function keyOf(finding: LinkFinding): string {
  return `${kindOfFinding(finding)}: ${finding.reference}`;
}
