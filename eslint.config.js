/**
 * Lint rules: typescript-eslint's strict and stylistic sets; every departure says why. With LINT_TYPES=none, as in
 * `npm test`, without the rules that ask the type checker, which take five times as long; `npm run lint` has them all.
 */
import process from 'node:process';
import eslint from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

export default defineConfig(
  // generated/ is type-checked, and its generators are linted. AssemblyScript is not TypeScript; its compiler checks it.
  globalIgnores(['dist/', 'coverage/', 'generated/', 'src/core/automaton/wasm/']),
  // A rule that is wrong for this project is changed here, with a reason, not switched off line by line.
  { linterOptions: { noInlineConfig: true } },
  eslint.configs.recommended,
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { project: 'tsconfig.json', tsconfigRootDir: import.meta.dirname } },
    rules: {
      // A number in a message has one obvious spelling.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // A new kind of node, finding or expression must be met everywhere it is told apart.
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      // A wing adds its fields, parts and operations to such an interface.
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      // Control characters are among what the documents exclude, and what the output escapes.
      'no-control-regex': 'off',
      // What is left to do belongs in an issue.
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'] }],
    },
  },
  {
    // The page is a project of its own, with the pages of wings.
    files: ['src/web/**/*.{ts,tsx}', 'src/*/page/**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { project: 'src/web/tsconfig.json' } },
  },
  {
    // The core runs in browsers too.
    files: ['src/**/*.ts'],
    ignores: ['src/cli/**', 'src/*/cli/**', 'src/links/**'],
    rules: {
      'no-restricted-globals': ['error', 'process', 'Buffer', 'global', '__dirname', '__filename'],
    },
  },
  {
    files: ['test/**/*.ts'],
    rules: {
      // Jest's matchers take methods as values: expect(parser.parse).toThrow().
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  process.env.LINT_TYPES === 'none'
    ? { files: ['**/*.ts', '**/*.tsx'], extends: [tseslint.configs.disableTypeChecked] }
    : [],
);
