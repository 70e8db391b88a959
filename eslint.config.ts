/** Rules that `oxlint.config.ts` lacks: naming, and texts that belong into `messages/`. */
import formatjs from 'eslint-plugin-formatjs';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

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
  {
    files: ['**/*.ts', '**/*.tsx'],
    languageOptions: { parser: tseslint.parser },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    plugins: { '@typescript-eslint': tseslint.plugin },
    rules: {
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
        // Contracts, headers and data use the names of their domain.
        { selector: ['property', 'objectLiteralMethod'], format: null },
        { selector: ['variable', 'parameter'], modifiers: ['destructured'], format: null },
        { selector: 'variable', modifiers: ['global', 'exported'], format: null },
      ],
    },
  },
  {
    files: ['**/*.tsx', 'components/**', 'app/**', 'lib/**', 'stores/**'],
    ignores: ['**/*.test.ts', '**/*.test.tsx', 'tests/**', 'e2e/**', 'visual/**'],
    plugins: { formatjs },
    rules: {
      'formatjs/no-literal-string-in-jsx': [
        'error',
        { props: { include: [['*', '(aria-label|alt|title|placeholder|label)']] } },
      ],
    },
  },
  {
    files: ['e2e/**', 'visual/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'Literal[value="networkidle"]',
          message: 'Wait for a visible state: a page that polls is never idle.',
        },
      ],
    },
  },
);
