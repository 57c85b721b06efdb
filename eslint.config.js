/** Lint rules: typescript-eslint's strict and stylistic sets with types; every departure says why. */
import eslint from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

export default defineConfig(
  // generated/ is type-checked, and its generators are linted. AssemblyScript is not TypeScript; its compiler checks it.
  globalIgnores(['dist/', 'coverage/', 'generated/', 'src/automaton/wasm/']),
  // A rule that is wrong for this project is changed here, with a reason, not switched off line by line.
  { linterOptions: { noInlineConfig: true } },
  eslint.configs.recommended,
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      // A number in a message has one obvious spelling.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // A new kind of node, finding or expression must be met everywhere it is told apart.
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      // Control characters are among what the documents exclude, and what the output escapes.
      'no-control-regex': 'off',
      // What is left to do belongs in an issue.
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'] }],
    },
  },
  {
    // The core runs in browsers too.
    files: ['src/**/*.ts'],
    ignores: ['src/cli/**'],
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
);
