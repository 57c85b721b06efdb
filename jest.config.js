/**
 * Two projects: the suites, and those that count steps, whose sources are transformed in another way. `npx jest test/tree`
 * runs one area. With TEST_DEPTH=whole, as in `npm run test:all`, exactly the suites of test/long-suites.json run.
 * `npm run jest`, of whole runs, has a larger young generation: collecting the usual one takes a sixth of the time.
 */
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { URL } from 'node:url';

const isWhole = process.env.TEST_DEPTH === 'whole';
const longSuites = Object.keys(
  JSON.parse(readFileSync(new URL('test/long-suites.json', import.meta.url), 'utf8')),
);

/** Passed to every module by name: a look-up of a global takes long in Jest's sandbox, and hot loops make many. */
const hotGlobals =
  'Array Error JSON Map Math Number Object Reflect RegExp Set String Symbol Uint8Array Uint16Array Int32Array'.split(
    ' ',
  );

/** Packages of the command line that are ES modules alone, which Jest cannot require. */
const modules =
  '(micromark.*|commonmark\\.json|decode-named-character-reference|character-entities|devlop|dequal)';

/** @type {(displayName: string, more: import('jest').Config, tsJest?: object) => import('jest').Config} */
const project = (displayName, more, tsJest) => ({
  displayName,
  roots: ['src', 'generated', 'scripts', 'test'].map((folder) => `<rootDir>/${folder}`),
  // As shipped to require().
  transform: {
    '\\.ts$': ['<rootDir>/test/typescript.cjs', { tsconfig: 'tsconfig.cjs.json', ...tsJest }],
    [`/node_modules/${modules}/.*\\.js$`]: '<rootDir>/test/es-modules.cjs',
  },
  transformIgnorePatterns: [`/node_modules/(?!${modules}/)`],
  sandboxInjectedGlobals: hotGlobals,
  resolver: '<rootDir>/test/resolver.cjs',
  moduleNameMapper: {
    // The page imports the package by its name.
    '^uri-revisions$': '<rootDir>/src/api/index.ts',
    '^uri-revisions-cli/grammar$': '<rootDir>/src/study/index.ts',
    '^uri-revisions-cli/(audit|census|classroom)$': '<rootDir>/src/$1/index.ts',
    '^typescript$': '<rootDir>/test/typescript-itself.cjs',
  },
  ...more,
});

/**
 * The suites of a project: of the table, or by a pattern without those that run in the table alone.
 * @type {(isOwn: (path: string) => boolean, pattern: string, others?: readonly string[]) => import('jest').Config}
 */
function suites(isOwn, pattern, others = []) {
  return {
    testMatch: (isWhole ? ['none', ...longSuites.filter(isOwn)] : [pattern]).map(
      (path) => `<rootDir>/${path}`,
    ),
    testPathIgnorePatterns: isWhole ? [] : ['\\.exhaustive\\.test\\.ts$', ...others],
  };
}

/** @type {import('jest').Config} */
export default {
  projects: [
    project(
      'tests',
      suites((path) => !path.includes('/growth/'), 'test/**/*.test.ts', ['/growth/']),
    ),
    // The code counts its steps.
    project(
      'growth',
      {
        ...suites((path) => path.includes('/growth/'), 'test/**/growth/**/*.test.ts'),
        globals: { steps: { count: 0 } },
      },
      { astTransformers: { before: ['<rootDir>/test/growth/count-steps.ts'] } },
    ),
  ],
  // A guard against what hangs, also on a slow machine: tests count steps.
  testTimeout: 60_000,
  maxWorkers: '100%',
  reporters: isWhole ? ['default', '<rootDir>/test/budgets.js'] : ['default'],
  collectCoverageFrom: ['src/**/*.ts', '!src/web/**', '!src/core/automaton/wasm/**'],
  coverageThreshold: { global: { lines: 85 } },
};
