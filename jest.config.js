/**
 * Every folder of test/ is a project, and `core` is what stands in none: `npx jest --selectProjects tree`.
 * The project `exhaustive` cuts across them: suites that try all there is, left out by `npm run test:quick`, and not
 * counted for coverage, which makes hot loops twice as slow and is reached without them.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const folders = readdirSync(join(import.meta.dirname, 'test'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** As shipped to require(), so `.js` specifiers lose their extension. */
const transform = (options = {}) => ({
  '\\.ts$': ['ts-jest', { tsconfig: 'tsconfig.cjs.json', ...options }],
});

/** @type {(displayName: string, testMatch: string, more?: import('jest').Config) => import('jest').Config} */
const project = (displayName, testMatch, more) => ({
  displayName,
  testMatch: [`<rootDir>/test/${testMatch}`],
  testPathIgnorePatterns: ['\\.exhaustive\\.test\\.ts$'],
  roots: ['src', 'generated', 'scripts', 'test'].map((folder) => `<rootDir>/${folder}`),
  transform: transform(),
  moduleNameMapper: {
    '^(\\.{1,2}/.*)\\.js$': '$1',
    // The page imports the package by its name.
    '^uri-revisions$': '<rootDir>/src/index.ts',
    '^uri-revisions/grammar$': '<rootDir>/src/study/index.ts',
  },
  ...more,
});

/** Has the code count its steps, in the place of coverage. */
const counted = {
  globals: { steps: { count: 0 } },
  transform: transform({ astTransformers: { before: ['<rootDir>/test/growth/count-steps.ts'] } }),
  coveragePathIgnorePatterns: ['/'],
};

/** @type {import('jest').Config} */
export default {
  projects: [
    project('core', '*.test.ts'),
    ...folders.map((folder) => project(folder, `${folder}/**/*.test.ts`, folder === 'growth' ? counted : {})),
    project('exhaustive', '**/*.exhaustive.test.ts', {
      testPathIgnorePatterns: [],
      coveragePathIgnorePatterns: ['/'],
    }),
  ],
  collectCoverageFrom: ['src/**/*.ts', '!src/web/**'],
  coverageThreshold: { global: { lines: 95 } },
};
