/**
 * No cycles between folders of the service; a domain with its subfolders is one folder. Separate from the layers, since
 * a folder rule cannot exclude tests.
 * @type {import('dependency-cruiser').IConfiguration}
 */
export default {
  forbidden: [
    {
      name: 'no-cycles-between-folders',
      severity: 'error',
      scope: 'folder',
      from: { path: '^server/' },
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
