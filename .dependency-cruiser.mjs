/** Layers: a file imports only from its own layer or lower ones. */
const storefront = '^(app|components|stores)/|^lib/[^/]+/queries';
/** The only parts of the storefront that validate with schemas. */
const lateSchemas =
  '^components/(addresses/(schemas|issue-texts)|office/form/quiet-zod|staff/hours-schema)\\.ts$';

/** Screens of the office, and the domains that have nothing else. */
const office =
  '^components/(office|staff|people|products|imports|media|shelves|branch-records|audit|stock|layout/office)/|^app/\\[locale\\]/\\(office\\)/|\\.test\\.tsx?$';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'file-names-in-kebab-case',
      severity: 'error',
      from: {},
      to: {
        path: '^(app|components|lib|stores|server|demo|scripts|tests|e2e|bench)/.*/?[^/[(]*[A-Z][^/]*\\.tsx?$',
      },
    },
    {
      name: 'service-stays-alone',
      comment:
        'Nothing outside server/ imports it, except the demo, tests, benchmarks and scripts.',
      severity: 'error',
      from: { pathNot: '^(server|demo|tests|e2e|bench|scripts)/|^drizzle\\.config' },
      to: { path: '^server/' },
    },
    {
      name: 'service-knows-no-storefront',
      severity: 'error',
      from: { path: '^(server|demo/(?!film/|forms/))', pathNot: '\\.(test|fixture)\\.tsx?$' },
      to: {
        path:
          storefront +
          '|^styles/|^lib/(?!(?:[^/]+/contract|blocks/|brand|format/|i18n/(?:locale|fill-brand)\\.|pages/)|contents/(?!calls|reads)|health/(?!calls)|api/tags)',
      },
    },
    {
      name: 'only-the-edge-knows-next',
      severity: 'error',
      from: {
        path: '^(server|demo)/',
        pathNot: '^server/edge/|\\.test\\.ts$',
      },
      to: { path: '^node_modules/next/' },
    },
    {
      name: 'tricks-behind-one-door',
      comment:
        'What leans on insides of Next, React and axios: one file of the service leads to it.',
      severity: 'error',
      from: {
        path: '^(app|components|lib|stores|server|demo)/|^middleware',
        pathNot: '^server/edge/tricks\\.ts$|\\.(test|fixture)\\.tsx?$',
      },
      to: { path: '^build/' },
    },
    {
      name: 'tricks-stand-alone',
      severity: 'error',
      from: { path: '^build/', pathNot: '\\.(test|fixture)\\.ts$' },
      to: { path: '^(app|components|lib|stores|server|demo)/' },
    },
    {
      name: 'rules-are-pure',
      comment: 'Rules and ports of a module, and the core, import no transport or storage library.',
      severity: 'error',
      from: {
        path: '^server/(core/|modules/[^/]+/(rules/|[^/]*ports\\.ts$))',
        pathNot: '\\.test\\.ts$',
      },
      to: {
        path: '^node_modules/(hono|@hono|drizzle-orm|next|axios|pg|@electric-sql)/|^server/(db|http|edge|providers|config|runtime|modules\\.ts|main)|^server/modules/[^/]+/[^/]*(routes|mapper|repo|schema|jobs|use-cases|module)\\.ts$',
      },
    },
    {
      name: 'lists-of-use-cases-hold-no-logic',
      comment: 'They compose rules/ and need only types of core and lib.',
      severity: 'error',
      from: { path: '^server/modules/[^/]+/use-cases\\.ts$' },
      to: { path: '^(server/core|lib)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'routes-hold-no-storage',
      severity: 'error',
      from: {
        path: '^server/(http/|modules/[^/]+/[^/]*(routes|mapper)\\.ts$)',
        pathNot: '\\.test\\.ts$',
      },
      to: {
        path: '^server/(db|config|runtime|modules\\.ts|main)|^server/modules/[^/]+/[^/]*(repo|schema)\\.ts$',
      },
    },
    {
      name: 'modules-import-no-providers',
      comment: 'Domains write their own messages; senders are injected.',
      severity: 'error',
      from: { path: '^server/(core|modules)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^server/providers/' },
    },
    {
      name: 'demo-behind-one-door',
      comment:
        'What a real shop never loads: tests and tools aside, one file of the service leads to it.',
      severity: 'error',
      from: {
        pathNot:
          '^(demo|tests|e2e|bench|scripts)/|^server/runtime/demo\\.ts$|\\.(test|fixture)\\.tsx?$',
      },
      to: { path: '^demo/' },
    },
    {
      name: 'demo-loads-on-demand',
      comment: 'Demo code loads only in demo mode.',
      severity: 'error',
      from: { path: '^server/runtime/demo\\.ts$' },
      to: { path: '^demo/', dynamic: false, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'runtime-stands-above',
      comment:
        'It puts the service together; types count, so what all read stands below (server/config).',
      severity: 'error',
      from: {
        path: '^server/(?!runtime/|main\\.ts$|serve-api\\.ts$)',
        pathNot: '/tests/|\\.(test|fixture)\\.ts$',
      },
      to: { path: '^server/(runtime/|main\\.ts$|serve-api\\.ts$)' },
    },
    {
      name: 'settings-stand-below',
      severity: 'error',
      from: { path: '^server/config/', pathNot: '\\.test\\.ts$' },
      to: { path: '^server/(?!config/|core/)' },
    },
    {
      name: 'pricing-is-a-leaf',
      severity: 'error',
      from: { path: '^server/modules/pricing/', pathNot: '\\.test\\.ts$' },
      to: { path: '^server/(?!core/|modules/pricing/)' },
    },
    {
      name: 'floors-of-lib',
      comment: 'Only queries of lib know the stores.',
      severity: 'error',
      from: { path: '^lib/', pathNot: '^lib/[^/]+/queries|\\.test\\.tsx?$' },
      to: { path: storefront },
    },
    {
      name: 'stores-are-below-components',
      severity: 'error',
      from: { path: '^(stores/|lib/[^/]+/queries)' },
      to: { path: '^(app|components)/' },
    },
    {
      name: 'components-know-no-pages',
      severity: 'error',
      from: { path: '^components/' },
      to: { path: '^app/' },
    },
    {
      name: 'domains-do-not-mix',
      comment:
        'components/<domain> imports itself, ui/, common/, blocks/, tiles/, and the shared branches/, addresses/ and notifications/; layout, screens and pages compose.',
      severity: 'error',
      from: {
        path: '^components/(?!ui/|layout/|blocks/|tiles/|screens/|kit/)([^/]+)/',
        pathNot: '\\.test\\.tsx?$',
      },
      to: {
        path: '^components/(?!ui/|common/|blocks/|tiles/|branches/|addresses/|notifications/)',
        pathNot: '^components/$1/|^components/office/',
      },
    },
    {
      name: 'common-is-below-the-domains',
      comment: 'components/common holds what several domains share on a page.',
      severity: 'error',
      from: { path: '^components/common/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^components/(?!ui/|common/)' },
    },
    {
      name: 'kit-is-the-lowest-floor-of-components',
      severity: 'error',
      from: { path: '^components/ui/' },
      to: { path: '^components/(?!ui/)' },
    },
    {
      name: 'only-the-kits-wrap-bootstrap',
      severity: 'error',
      from: { pathNot: '^components/(ui|office)/' },
      to: { path: '^node_modules/react-bootstrap/' },
    },
    {
      name: 'office-stays-in-the-office',
      comment: 'No page of the shop loads the frame, the kits or the libraries of the office.',
      severity: 'error',
      from: { pathNot: office },
      to: {
        path: '^components/(office|layout/office)/|^styles/office|^node_modules/(@tanstack/react-table|react-image-crop)/',
      },
    },
    {
      name: 'no-schemas-in-the-browser',
      comment:
        'Screens import values of the contract from its `*values.ts`: its schemas bring zod, 25 kB. Form validation loads lazily.',
      severity: 'error',
      from: {
        path: '^(components|stores)/|^lib/[^/]+/(calls|queries)',
        pathNot: `\\.(test|fixture)\\.tsx?$|${lateSchemas}`,
      },
      to: {
        path: '^lib/[^/]+/contract(?!.*values\\.ts$)|^node_modules/(zod|@hookform)/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'passkeys-come-late',
      comment: 'Loaded with the first passkey: pages and starts of the service do without.',
      severity: 'error',
      from: { pathNot: '^node_modules/' },
      to: {
        path: '^node_modules/@simplewebauthn/',
        dynamic: false,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'schemas-come-late',
      comment: 'Loaded on the first interaction with a form, never with a page.',
      severity: 'error',
      from: { pathNot: lateSchemas },
      to: { path: lateSchemas, dynamic: false, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'nothing-stands-on-tests',
      severity: 'error',
      from: {
        path: '^(app|components|lib|stores|server|demo)/',
        pathNot: '\\.(test|fixture)\\.tsx?$',
      },
      to: { path: '^tests/|^server/modules/[^/]+/tests/|\\.test\\.tsx?$' },
    },
    {
      name: 'no-development-packages-in-the-shop',
      severity: 'error',
      from: {
        path: '^(app|components|lib|stores|server|demo)/',
        pathNot: '\\.(test|fixture)\\.tsx?$|^demo/(film|forms)/',
      },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(\\.next|\\.data|public)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default', 'types'],
    },
  },
};
