/** The suites that each fault is run against, and copies of the tree to plant it in. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { type Command, type Durations, type Kill, Plot } from './run-tests.js';
import { isOfPage, type Mutant } from './mutate.js';
import ts from 'typescript';

/** Suites that test the built page and the built packages. */
const built = /^test\/(?:web|package|[^/]+\/page)\//;

/** One copy of the tree, with data about the suites. */
export class Field {
  private readonly plot: Plot;
  private readonly suites: ReadonlyMap<string, readonly string[]>;
  private readonly pageSuites: readonly string[];
  private readonly long: ReadonlySet<string>;

  constructor(
    root: string,
    private readonly commands: readonly Command[] = ['test', 'test:all'],
  ) {
    this.suites = suitesBySource(root);
    const all = new Set([...this.suites.values()].flat());
    this.pageSuites = [...all].filter((suite) => /^test\/(?:web|[^/]+\/page)\//.test(suite));
    this.long = new Set(
      Object.keys(JSON.parse(readFileSync(join(root, 'test/long-suites.json'), 'utf8')) as object),
    );
    this.plot = new Plot(
      root,
      durationsOf(['results', 'long'].map((name) => join(root, `coverage/${name}.json`))),
    );
  }

  /** Runs the suites that load the file, those of `npm test` first. @returns undefined if the fault survives */
  killOf(mutant: Mutant): Promise<Kill | undefined> {
    const ofPage = isOfPage(mutant.file);
    const loading = (this.suites.get(mutant.file) ?? []).filter((suite) => ofPage || !built.test(suite));
    const suites = [...new Set([...loading, ...(ofPage ? this.pageSuites : [])])];
    const suitesOf = {
      test: suites.filter((suite) => !suite.includes('.exhaustive.')),
      'test:all': suites.filter((suite) => this.long.has(suite)),
    };
    return this.plot.killOf(
      mutant,
      this.commands.map((command) => [command, suitesOf[command]]),
    );
  }

  remove(): void {
    this.plot.remove();
  }
}

/** Returns the seconds of suites in the last runs of the tests. */
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

const folders = ['src', 'generated', 'scripts', 'test'];
/** Returns the paths of suites by the files that they load; all from the root. */
function suitesBySource(root: string): ReadonlyMap<string, readonly string[]> {
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => `${folder}/${file}`),
  );
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), (file) => ts.sys.readFile(file)) as {
    readonly config: { readonly compilerOptions: { readonly paths: Packages } };
  };
  const imports = new Map(files.map((file) => [file, importsOf(root, file, config.compilerOptions.paths)]));
  const bySource = new Map<string, string[]>();
  for (const suite of files.filter((file) => file.endsWith('.test.ts'))) {
    const loaded = new Set([suite]);
    for (const file of loaded) for (const next of imports.get(file) ?? []) loaded.add(next);
    for (const file of loaded) bySource.set(file, [...(bySource.get(file) ?? []), suite]);
  }
  return bySource;
}

/** Files by the names of their packages, as in tsconfig.json. */
type Packages = Readonly<Record<string, readonly string[]>>;

function importsOf(root: string, file: string, packages: Packages): readonly string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(join(root, file), 'utf8'), true, true);
  return importedFiles.flatMap(({ fileName }) => {
    if (!fileName.startsWith('.')) return (packages[fileName] ?? []).map((path) => posix.normalize(path));
    const path = posix.join(posix.dirname(file), fileName);
    const bare = path.replace(/\.js$/, '');
    return [path, `${bare}.ts`, `${bare}.tsx`].find((each) => existsSync(join(root, each))) ?? [];
  });
}
