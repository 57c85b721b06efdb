/** Tests run on the CommonJS transform (tsconfig.cjs.json, as shipped), so `.js` specifiers lose their extension. */
/** @type {import('jest').Config} */
export default {
  testMatch: ['<rootDir>/test/**/*.test.ts'],
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  transform: { '\\.ts$': ['ts-jest', { tsconfig: 'tsconfig.cjs.json' }] },
  moduleNameMapper: {
    '^(\\.{1,2}/.*)\\.js$': '$1',
    // The page imports the package by its name.
    '^uri-revisions$': '<rootDir>/src/index.ts',
    '^uri-revisions/grammar$': '<rootDir>/src/study/index.ts',
  },
  collectCoverageFrom: ['src/**/*.ts', '!src/web/**'],
  coverageThreshold: { global: { lines: 95 } },
};
