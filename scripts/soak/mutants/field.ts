/** The suites that each fault is put before, and copies of the tree to put it into. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Durations, type Kill, Plot } from './hunt.js';
import type { Mutant } from './mutate.js';
import { suitesBySource } from './related.js';

/** Suites in which the page and the packages are tried as they are built. */
const built = /^test\/(?:web|package)\//;

/** One copy of the tree, with what is known of the suites. */
export class Field {
  private readonly plot: Plot;
  private readonly suites: ReadonlyMap<string, readonly string[]>;
  private readonly pageSuites: readonly string[];
  private readonly long: ReadonlySet<string>;

  constructor(root: string) {
    this.suites = suitesBySource(root);
    const all = new Set([...this.suites.values()].flat());
    this.pageSuites = [...all].filter((suite) => suite.startsWith('test/web/'));
    this.long = new Set(
      Object.keys(JSON.parse(readFileSync(join(root, 'test/long-suites.json'), 'utf8')) as object),
    );
    this.plot = new Plot(
      root,
      durationsOf(['results', 'long'].map((name) => join(root, `coverage/${name}.json`))),
    );
  }

  /** Runs the suites that load the file, those of `npm test` first. @returns undefined where the fault survives */
  killOf(mutant: Mutant): Promise<Kill | undefined> {
    const ofPage = mutant.file.startsWith('src/web/');
    const loading = (this.suites.get(mutant.file) ?? []).filter((suite) => ofPage || !built.test(suite));
    const suites = [...new Set([...loading, ...(ofPage ? this.pageSuites : [])])];
    return this.plot.killOf(mutant, {
      test: suites.filter((suite) => !suite.includes('.exhaustive.')),
      'test:all': suites.filter((suite) => this.long.has(suite)),
    });
  }

  remove(): void {
    this.plot.remove();
  }
}

/** Seconds of suites in the last runs of the tests. */
function durationsOf(files: readonly string[]): Durations {
  const results = files.filter(existsSync).flatMap((file) => {
    const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as {
      readonly testResults: readonly {
        readonly name: string;
        readonly startTime: number;
        readonly endTime: number;
      }[];
    };
    return testResults;
  });
  return Object.fromEntries(
    results.map(({ name, startTime, endTime }) => [
      name.slice(name.lastIndexOf('/test/') + 1),
      (endTime - startTime) / 1000,
    ]),
  );
}
