/**
 * `npm run soak [-- --minutes N --seed N --only NAME,… --once --stamp]`: searches for faults in rounds, until the time
 * is used; the next run continues with the next seeds, unless --seed names one. --once runs one round of each search
 * and records nothing; --stamp writes generated/soak.md. Figures on stdout; exit 1 with findings.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { attackKnown, attackRandom } from './soak/attack/searches.js';
import { propertySearch } from './soak/fuzz/properties.js';
import { conformance, fuzz } from './soak/fuzz/searches.js';
import { growth } from './soak/growth/growth.js';
import { type Search, soak, itemOfSeed } from './soak/soak.js';
import { fileURLToPath } from 'node:url';
import { Field } from './soak/mutants/tree-copies.js';
import { inWords, type Picked, pickedMutants } from './soak/mutants/choose-mutants.js';
import { type RevisionId, revisions } from '../generated/registry/ids.js';
import { MutatedTranscription } from './soak/transcriptions/judge-mutant.js';

/** Number of rounds that cover all mutants of a document; each round takes a subset spread over its rules. */
const roundsPerPass = 16;

const mutated = new Map<RevisionId, MutatedTranscription>();

const transcriptions: Search = {
  name: 'transcriptions',
  purpose:
    'every slip in a grammar.peggy is proved harmless, or refuted by a string that its parsers get wrong',
  all: revisions.length * roundsPerPass,
  run(seed) {
    const [revision, lap] = itemOfSeed(revisions, seed);
    const transcription = mutated.get(revision) ?? new MutatedTranscription(revision);
    mutated.set(revision, transcription);
    const { tried, contradicted } = transcription.run(
      transcription.mutants.filter((_, i) => i % roundsPerPass === lap % roundsPerPass),
    );
    const findings = contradicted.map(
      ({ mutant, verdict }) =>
        `${revision}, ${mutant.kind}, ${mutant.edit}: the parsers contradict the proof\n${JSON.stringify(verdict)}`,
    );
    return { cases: tried, findings };
  },
};

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');

/** Number of rounds whose faults have the same seed. */
const perSeed = 10;

function mutantOf(seed: number): Picked {
  const mutants = pickedMutants(root, Math.ceil(seed / perSeed));
  for (let left = (seed - 1) % perSeed; left > 0; left--) mutants.next();
  return mutants.next().value;
}

const mutants: Search = {
  name: 'mutants',
  purpose: 'faults planted in hand-written code, which a suite must find',
  onRequest: true,
  async run(seed) {
    const mutant = mutantOf(seed);
    const field = new Field(root);
    try {
      const kill = await field.killOf(mutant);
      return { cases: 1, findings: kill === undefined ? [`survives: ${inWords(mutant)}`] : [] };
    } finally {
      field.remove();
    }
  },
};

/** Returns the searches of wings' scripts: `searches` of `scripts/<wing>/searches.ts`. */
async function wingSearches(): Promise<readonly Search[]> {
  const files = readdirSync(import.meta.dirname)
    .map((folder) => `./${folder}/searches.ts`)
    .filter((file) => existsSync(new URL(file, import.meta.url)));
  const modules = await Promise.all(
    files.map((file) => import(file) as Promise<{ readonly searches: readonly Search[] }>),
  );
  return modules.flatMap(({ searches }) => searches);
}

const searches: readonly Search[] = [
  fuzz(),
  conformance,
  propertySearch,
  attackRandom,
  attackKnown,
  growth,
  transcriptions,
  ...(await wingSearches()),
  mutants,
];

const stampFile = 'generated/soak.md';

function git(...args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

try {
  process.exitCode = await soak(process.argv.slice(2), {
    searches,
    commit: {
      hash: git('rev-parse', 'HEAD') ?? 'unknown',
      clean: git('status', '--porcelain', '--', '.', `:!${stampFile}`) === '',
    },
    recordsFile: 'node_modules/.cache/uri-revisions/soak.json',
    stampFile,
    now: () => performance.now(),
    print: (line) => {
      process.stdout.write(`${line}\n`);
    },
    log: (line) => {
      process.stderr.write(`${line}\n`);
    },
  });
} catch (error) {
  process.stderr.write(`error: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
