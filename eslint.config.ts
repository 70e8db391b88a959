import js from '@eslint/js';
import next from '@next/eslint-plugin-next';
import formatjs from 'eslint-plugin-formatjs';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import type { Linter } from 'eslint';
import tseslint from 'typescript-eslint';

/** Imports that have one wrapper each; the message names it. */
const WRAPPED = [
  {
    name: 'next/link',
    message: 'Use components/ui/link: it prefetches on intent, not a hundred pages at once.',
  },
  { name: 'numeral', message: 'Use lib/format/money: the price format is decided once.' },
  { name: 'js-cookie', message: 'Use lib/cookies: names, lifetimes and paths are decided once.' },
  {
    name: 'react-bootstrap',
    message: 'Use the kit in components/ui; it imports single parts only.',
  },
];
const AXIOS = {
  name: 'axios',
  message: 'Use http() of lib/api/http in the browser and lib/api/reads on the server.',
};
const BOOTSTRAP = {
  group: ['react-bootstrap/*'],
  message: 'Only the kit in components/ui wraps react-bootstrap.',
};

const restrict = (paths: object[], patterns: object[]): Linter.RulesRecord => ({
  'no-restricted-imports': ['error', { paths, patterns }],
});

export default defineConfig(
  {
    ignores: [
      '.next/**',
      '.data/**',
      '.cache/**',
      'node_modules/**',
      'next-env.d.ts',
      'playwright-report/**',
      'test-results/**',
      'public/**',
      '.dependency-cruiser.mjs',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.strictTypeChecked,
  ...tseslint.configs.stylisticTypeChecked,
  {
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/naming-convention': [
        'error',
        { selector: 'default', format: ['camelCase', 'PascalCase'], leadingUnderscore: 'allow' },
        {
          selector: 'variable',
          format: ['camelCase', 'PascalCase', 'UPPER_CASE'],
          leadingUnderscore: 'allowSingleOrDouble',
        },
        { selector: 'typeLike', format: ['PascalCase'] },
        { selector: 'import', format: null },
        // The contract, headers and data have the names of the field.
        { selector: ['property', 'objectLiteralMethod'], format: null },
        { selector: ['variable', 'parameter'], modifiers: ['destructured'], format: null },
        { selector: 'variable', modifiers: ['global', 'exported'], format: null },
      ],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-empty-function': 'off',
      // Ports are asynchronous whether or not an implementation waits for anything.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/dot-notation': 'off',
      complexity: ['error', 12],
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      'max-depth': ['error', 3],
      'no-console': 'error',
      eqeqeq: 'error',
      ...restrict([...WRAPPED, AXIOS], [BOOTSTRAP]),
    },
  },
  {
    files: ['**/*.tsx', 'components/**', 'app/**', 'lib/**', 'stores/**'],
    plugins: { 'react-hooks': { rules: reactHooks.rules }, '@next/next': next, formatjs },
    rules: {
      ...reactHooks.configs.recommended.rules,
      ...next.configs.recommended.rules,
      ...next.configs['core-web-vitals'].rules,
      'formatjs/enforce-id': 'off',
      'formatjs/no-literal-string-in-jsx': [
        'error',
        { props: { include: [['*', '(aria-label|alt|title|placeholder|label)']] } },
      ],
    },
  },
  {
    files: ['components/ui/**'],
    rules: restrict(
      WRAPPED.filter(({ name }) => name !== 'next/link'),
      [],
    ),
  },
  { files: ['lib/format/**', 'lib/cookies.ts'], rules: restrict([AXIOS], [BOOTSTRAP]) },
  { files: ['lib/api/{http,server}.ts'], rules: restrict(WRAPPED, [BOOTSTRAP]) },
  {
    // Tables of texts and drawings are as long as they are.
    files: ['server/seed/**', 'messages/**'],
    rules: { 'max-lines': 'off' },
  },
  {
    files: ['scripts/**', 'bench/**', '*.config.ts', 'server/main.ts', 'server/build.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['**/*.test.ts', '**/*.test.tsx', 'tests/**', 'e2e/**', 'visual/**'],
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      'formatjs/no-literal-string-in-jsx': 'off',
      'max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }],
      complexity: 'off',
    },
  },
  {
    files: ['e2e/**', 'visual/**'],
    // Playwright's fixtures call `use`, which is no hook.
    rules: { 'react-hooks/rules-of-hooks': 'off', 'no-empty-pattern': 'off' },
  },
);
