/**
 * No cycles between folders of the service, of lib and of components; a domain with its subfolders is one folder.
 * Separate from the layers, since a folder rule cannot exclude tests.
 * @type {import('dependency-cruiser').IConfiguration}
 */
export default {
  forbidden: [
    {
      name: 'no-cycles-between-folders',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    includeOnly: { path: '^(components|lib|server)/' },
    exclude: { path: '\\.(test|fixture)\\.tsx?$' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
  },
};
