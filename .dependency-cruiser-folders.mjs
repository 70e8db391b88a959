/**
 * No folder of the service stands in a circle with another: a domain with all that lies below it is one folder. Beside
 * the floors, since a rule about folders cannot leave tests out on its own.
 * @type {import('dependency-cruiser').IConfiguration}
 */
export default {
  forbidden: [
    {
      name: 'no-cycles-between-folders',
      severity: 'error',
      scope: 'folder',
      from: { path: '^server/(?!demo/)' },
      to: { circular: true },
    },
  ],
  options: {
    includeOnly: { path: '^server/' },
    exclude: { path: '\\.(test|fixture)\\.ts$' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
  },
};
