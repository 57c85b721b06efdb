/**
 * A project for each way in which tests are run; of the areas, which are the folders of test/, each is run by its path:
 * `npx jest test/tree`. (A project for each area would have every source transformed again.)
 */

/** Passed to every module by name: a look-up of a global takes long in Jest's sandbox, and hot loops make many. */
const hotGlobals =
  'Array Error JSON Map Math Number Object Reflect RegExp Set String Symbol Uint8Array Uint16Array Int32Array'.split(
    ' ',
  );

/** Packages of the command line that are ES modules alone, which Jest cannot require. */
const modules = '(micromark.*|decode-named-character-reference|character-entities|devlop|dequal)';

/** @type {(displayName: string, testMatch: readonly string[], more?: import('jest').Config) => import('jest').Config} */
const project = (displayName, testMatch, { tsJest, ...more } = {}) => ({
  displayName,
  testMatch: testMatch.map((pattern) => `<rootDir>/test/${pattern}`),
  roots: ['src', 'generated', 'scripts', 'test'].map((folder) => `<rootDir>/${folder}`),
  // As shipped to require(), so `.js` specifiers lose their extension.
  transform: {
    '\\.ts$': ['ts-jest', { tsconfig: 'tsconfig.cjs.json', ...tsJest }],
    [`/node_modules/${modules}/.*\\.js$`]: '<rootDir>/test/es-modules.cjs',
  },
  transformIgnorePatterns: [`/node_modules/(?!${modules}/)`],
  sandboxInjectedGlobals: hotGlobals,
  moduleNameMapper: {
    '^(\\.{1,2}/.*)\\.js$': '$1',
    // The page imports the package by its name.
    '^uri-revisions$': '<rootDir>/src/index.ts',
    '^uri-revisions-cli/grammar$': '<rootDir>/src/study/index.ts',
    '^uri-revisions-cli/audit$': '<rootDir>/src/audit/index.ts',
  },
  ...more,
});

/** Not counted for coverage, which takes hot loops twice as long and is reached without these. */
const uncovered = { coveragePathIgnorePatterns: ['/'] };

/** @type {import('jest').Config} */
export default {
  projects: [
    project('quick', ['**/*.test.ts'], {
      testPathIgnorePatterns: ['\\.(thorough|exhaustive)\\.test\\.ts$', '/test/(growth|package|web)/'],
    }),
    // Suites of seconds: together they take longer than a person waits at each save.
    project('thorough', ['**/*.thorough.test.ts']),
    // Suites that try all there is, and take longest.
    project('exhaustive', ['**/*.exhaustive.test.ts'], uncovered),
    // The code counts its steps.
    project('growth', ['growth/**/*.test.ts'], {
      ...uncovered,
      globals: { steps: { count: 0 } },
      tsJest: { astTransformers: { before: ['<rootDir>/test/growth/count-steps.ts'] } },
    }),
    // What is built: as it is installed, and in a browser.
    project('built', ['{package,web}/**/*.test.ts']),
  ],
  // A guard against what hangs, also on a slow machine: tests count steps.
  testTimeout: 60_000,
  collectCoverageFrom: ['src/**/*.ts', '!src/web/**', '!src/automaton/wasm/**'],
  coverageThreshold: { global: { lines: 95 } },
};
