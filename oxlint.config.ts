/** Code rules, type-aware ones included; naming and texts are in `eslint.config.ts`. */
import { defineConfig, type OxlintConfig } from 'oxlint';
import { NEWER_APIS } from './e2e/harness/newer-apis.ts';

type Rules = NonNullable<OxlintConfig['rules']>;
type Restricted = Readonly<Record<'name' | 'message', string>>;
interface RestrictedGroup {
  group: string[];
  message: string;
}

const errors = (prefix: string, names: string): Rules =>
  Object.fromEntries(names.split(/\s+/).map((name) => [`${prefix}/${name}`, 'error']));
const off = (...names: string[]): Rules => Object.fromEntries(names.map((name) => [name, 'off']));

/** `strictTypeChecked` and `stylisticTypeChecked` of typescript-eslint, as far as tsgolint supports them. */
const TYPESCRIPT = `
  adjacent-overload-signatures array-type await-thenable ban-tslint-comment class-literal-property-style
  consistent-generic-constructors consistent-indexed-object-style consistent-type-assertions
  consistent-type-definitions consistent-type-imports no-array-delete no-base-to-string
  no-confusing-non-null-assertion no-deprecated no-duplicate-enum-values no-duplicate-type-constituents
  no-dynamic-delete no-empty-object-type no-explicit-any no-extra-non-null-assertion no-extraneous-class
  no-floating-promises no-for-in-array no-implied-eval no-inferrable-types no-invalid-void-type
  no-meaningless-void-operator no-misused-new no-misused-promises no-misused-spread no-mixed-enums no-namespace
  no-non-null-asserted-nullish-coalescing no-non-null-asserted-optional-chain no-non-null-assertion
  no-redundant-type-constituents no-require-imports no-this-alias no-unnecessary-boolean-literal-compare
  no-unnecessary-condition no-unnecessary-template-expression no-unnecessary-type-arguments
  no-unnecessary-type-assertion no-unnecessary-type-constraint no-unnecessary-type-conversion
  no-unnecessary-type-parameters no-unsafe-argument no-unsafe-assignment no-unsafe-call
  no-unsafe-declaration-merging no-unsafe-enum-comparison no-unsafe-function-type
  no-unsafe-member-access no-unsafe-return no-unsafe-unary-minus no-useless-default-assignment
  no-wrapper-object-types non-nullable-type-assertion-style only-throw-error prefer-as-const prefer-find
  prefer-for-of prefer-function-type prefer-includes prefer-literal-enum-member prefer-namespace-keyword
  prefer-nullish-coalescing prefer-optional-chain prefer-promise-reject-errors prefer-reduce-type-parameter
  prefer-regexp-exec prefer-return-this-type prefer-string-starts-ends-with related-getter-setter-pairs
  switch-exhaustiveness-check triple-slash-reference unbound-method unified-signatures
  use-unknown-in-catch-callback-variable
`.trim();

const JAVASCRIPT = `
  constructor-super eqeqeq for-direction getter-return no-async-promise-executor no-case-declarations
  no-class-assign no-compare-neg-zero no-cond-assign no-console no-const-assign no-constant-binary-expression
  no-constant-condition no-control-regex no-debugger no-delete-var no-dupe-class-members no-dupe-else-if
  no-dupe-keys no-duplicate-case no-empty no-empty-character-class no-empty-pattern no-empty-static-block
  no-ex-assign no-extra-boolean-cast no-fallthrough no-func-assign no-global-assign no-import-assign
  no-invalid-regexp no-irregular-whitespace no-loss-of-precision no-misleading-character-class
  no-new-native-nonconstructor no-nonoctal-decimal-escape no-obj-calls no-prototype-builtins no-redeclare
  no-regex-spaces no-self-assign no-setter-return no-shadow-restricted-names no-sparse-arrays
  no-this-before-super no-unassigned-vars no-unexpected-multiline no-unreachable no-unsafe-finally
  no-unsafe-negation no-unsafe-optional-chaining no-unused-expressions no-unused-labels
  no-unused-private-class-members no-unused-vars no-useless-assignment no-useless-backreference no-useless-catch
  no-useless-constructor no-useless-escape no-var no-with prefer-const prefer-rest-params prefer-spread
  preserve-caught-error require-yield use-isnan valid-typeof
`.trim();

const REACT = `
  error-boundaries exhaustive-deps globals immutability incompatible-library preserve-manual-memoization purity
  refs rules-of-hooks set-state-in-effect set-state-in-render static-components unsupported-syntax use-memo
`.trim();

const NEXT = `
  google-font-display google-font-preconnect inline-script-id next-script-for-ga no-assign-module-variable
  no-async-client-component no-before-interactive-script-outside-document no-css-tags
  no-document-import-in-page no-duplicate-head no-head-element no-head-import-in-document
  no-html-link-for-pages no-img-element no-page-custom-font no-script-component-in-head
  no-styled-jsx-in-document no-sync-scripts no-title-in-document-head no-typos no-unwanted-polyfillio
`.trim();

/** Imports with one wrapper each, named in the message. */
const WRAPPED = [
  {
    name: 'next/link',
    message: 'Use components/ui/link: it prefetches on intent instead of all links at once.',
  },
  {
    name: 'next/image',
    message: 'Use components/ui/picture: plain HTML, no code in the browser.',
  },
  { name: 'numeral', message: 'Use lib/format/money: the price format is defined once.' },
  {
    name: 'js-cookie',
    message: 'Use lib/privacy/cookies: names, lifetimes and paths are defined once.',
  },
  {
    name: 'react-bootstrap',
    message: 'Use the kit in components/ui; it imports single parts only.',
  },
];
const AXIOS = {
  name: 'axios',
  message: 'Use http() of lib/api/http in the browser and the reads of lib/<domain> on the server.',
};
const BOOTSTRAP = {
  group: ['react-bootstrap/*'],
  message: 'Only the kits in components/ui and components/office wrap react-bootstrap.',
};
const restrict = (paths: Restricted[], patterns: RestrictedGroup[]): Rules => ({
  'eslint/no-restricted-imports': ['error', { paths, patterns }],
});

const lines = (max: number): Rules => ({
  'eslint/max-lines': ['error', { max, skipBlankLines: true, skipComments: true }],
});

const KEPT = 'Use lib/browser/kept: browsers may withhold their storage.';
const YOUNG = 'Newer than the oldest supported browsers (docs/quality.md, "Browsers").';
const STORAGES = ['localStorage', 'sessionStorage', 'indexedDB', 'caches'];
/**
 * Feature-detected (`facility` of lib/browser/browser), or sharing a name with other objects; the browser journey covers those.
 */
const UNSEEN =
  /^(?:navigator|window|HTMLElement\.prototype|(?:Iterator|ReadableStream|URLSearchParams|Blob|Response)\.prototype)$/;
const COMMON_NAMES = /^(?:union|intersection|difference)$/;

const OLD_BROWSERS: Rules = {
  'eslint/no-restricted-globals': [
    'error',
    ...STORAGES.map((name) => ({ name, message: KEPT })),
    ...NEWER_APIS.window.map((name) => ({ name, message: YOUNG })),
  ],
  'eslint/no-restricted-properties': [
    'error',
    ...['window', 'globalThis'].flatMap((object) =>
      STORAGES.map((property) => ({ object, property, message: KEPT })),
    ),
    ...Object.entries(NEWER_APIS).flatMap(([owner, names]: [string, readonly string[]]) => {
      if (UNSEEN.test(owner)) return [];
      const object = owner.endsWith('.prototype') ? {} : { object: owner };
      return names
        .filter((property) => !COMMON_NAMES.test(property))
        .map((property) => ({ ...object, property, message: YOUNG }));
    }),
  ],
};

/** Openings of riddles: a comment begins with its noun or verb. */
const OPENINGS = 'what of those who whoever whose as nobody somebody anybody neither'.split(' ');

const NO_WAITING = {
  property: 'waitForTimeout',
  message: 'Wait for a visible state, or move the clock of the shop or the page.',
};

export default defineConfig({
  plugins: ['typescript', 'react', 'nextjs'],
  categories: { correctness: 'off' },
  options: { typeAware: true },
  ignorePatterns: ['.next/**', '.data/**', '.cache/**', 'public/**', '.dependency-cruiser.mjs'],
  rules: {
    ...errors('typescript', TYPESCRIPT),
    ...errors('eslint', JAVASCRIPT),
    'typescript/ban-ts-comment': ['error', { minimumDescriptionLength: 10 }],
    'typescript/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
    'typescript/restrict-plus-operands': [
      'error',
      {
        allowAny: false,
        allowBoolean: false,
        allowNullish: false,
        allowNumberAndString: false,
        allowRegExp: false,
      },
    ],
    'typescript/restrict-template-expressions': 'error',
    'typescript/return-await': ['error', 'error-handling-correctness-only'],
    'eslint/no-warning-comments': [
      'error',
      { terms: OPENINGS, location: 'start', decoration: ['*'] },
    ],
    'eslint/complexity': ['error', { max: 12 }],
    'eslint/max-depth': ['error', { max: 3 }],
    ...lines(250),
    ...restrict([...WRAPPED, AXIOS], [BOOTSTRAP]),
  },
  overrides: [
    {
      files: ['**/*.tsx', 'components/**', 'app/**', 'lib/**', 'stores/**'],
      rules: { ...errors('react', REACT), ...errors('nextjs', NEXT) },
    },
    { files: ['components/**', 'app/**', 'lib/**', 'stores/**'], rules: OLD_BROWSERS },
    {
      // Server only, except graphemes.ts, which detects support.
      files: [
        'app/**/route.ts',
        'lib/catalog/{alphabet,near-equal}.ts',
        'lib/contents/reading-time.ts',
        'lib/format/graphemes.ts',
        'lib/seo/metadata.ts',
      ],
      rules: off('eslint/no-restricted-properties'),
    },
    {
      // Exceptions: attributes already optimized, a code drawn by a gateway, and members' pictures, which have no
      // copies.
      files: [
        'components/ui/avatar.tsx',
        'components/ui/blob-image.tsx',
        'components/ui/picture.tsx',
        'components/payments/qr-picture.tsx',
      ],
      rules: off('nextjs/no-img-element'),
    },
    {
      files: ['components/ui/**'],
      rules: restrict(
        WRAPPED.filter(({ name }) => name !== 'next/link'),
        [],
      ),
    },
    { files: ['components/office/**'], rules: restrict(WRAPPED, []) },
    { files: ['lib/format/**', 'lib/privacy/cookies.ts'], rules: restrict([AXIOS], [BOOTSTRAP]) },
    {
      files: ['lib/api/{http,server,axios/*}.ts', 'build/next/*.ts'],
      rules: restrict(WRAPPED, [BOOTSTRAP]),
    },
    {
      // Tables of texts and drawings may be long.
      files: ['demo/{pictures,seed}/**'],
      rules: off('eslint/max-lines'),
    },
    {
      // Failed calls are logged in the browser.
      files: [
        'components/layout/shell/use-api-errors.ts',
        'components/notifications/push-device.tsx',
        'components/conversations/video-call/warn.ts',
        'lib/notifications/queries-push.ts',
      ],
      rules: { 'eslint/no-console': ['error', { allow: ['warn'] }] },
    },
    {
      files: ['scripts/**', 'bench/**', '*.config.ts', 'server/runtime/build.ts'],
      rules: off('eslint/no-console'),
    },
    {
      files: ['**/*.test.ts', '**/*.test.tsx', 'tests/**', 'e2e/**', 'visual/**'],
      rules: {
        ...off(
          'typescript/no-non-null-assertion',
          'typescript/no-unsafe-assignment',
          'typescript/no-unsafe-member-access',
          'eslint/complexity',
          'eslint/no-restricted-globals',
          'eslint/no-restricted-properties',
        ),
        ...lines(400),
      },
    },
    {
      // They preload lazy components before the tests.
      files: ['components/**/*.test.tsx', 'components/**/*.fixture.tsx'],
      rules: {
        ...restrict(WRAPPED, [BOOTSTRAP]),
        ...off('eslint/no-restricted-properties'),
      },
    },
    {
      files: ['e2e/**', 'visual/**'],
      rules: {
        // Playwright's fixtures call `use`, which is not a hook.
        ...off('react/rules-of-hooks', 'eslint/no-empty-pattern'),
        'eslint/no-restricted-properties': ['error', NO_WAITING],
      },
    },
  ],
});
