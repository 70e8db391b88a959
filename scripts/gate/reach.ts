import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** Folders where imports determine the affected domains. */
const SHOWN = /^(?:server\/modules|lib)\//;
/** Folders that the service never loads. */
const APART = /^(?:app|bench|components|docs|e2e|public|scripts|stores|styles|visual)\//;
/** Composition files: through them every domain would reach every other. */
const PUTS_TOGETHER = /^server\/(?:[^/]+$|runtime\/)|\/module\.ts$/;
/** Files of the service without database statements; `.dependency-cruiser.mjs` enforces it. */
const WITHOUT_STATEMENTS =
  /^(?:lib|messages)\/|^server\/modules\/[^/]+\/(?:rules\/|[^/]*(?:mapper|ports|routes|use-cases)\.ts$)/;
const TEST = /\.test\.tsx?$/;

/**
 * Whether a change may behave differently on PostgreSQL and the embedded database: it touches a statement or its
 * surroundings.
 */
export function differsByEngine(changed: readonly string[]): boolean {
  return changed.some((file) => !WITHOUT_STATEMENTS.test(file) && !APART.test(file));
}

/**
 * Domains that a change cannot affect: none of their files imports a changed file, directly or transitively. Type
 * imports count, since injected code is known only by its type. Empty for changes to code that all of the service or
 * all tests share.
 */
export function domainsOutOfReach(changed: readonly string[]): readonly string[] {
  if (changed.some((file) => !SHOWN.test(file) && !APART.test(file))) return [];
  const reached = reachOf(changed.filter((file) => SHOWN.test(file)));
  const isReached = new Set([...reached].map(domainOf));
  return globSync('server/modules/*')
    .map((folder) => domainOf(`${folder}/`))
    .filter((domain) => !isReached.has(domain));
}

function domainOf(file: string): string {
  return /^server\/modules\/([^/]+)\//.exec(file)?.[1] ?? '';
}

function reachOf(files: readonly string[]): ReadonlySet<string> {
  const importers = readImporters();
  const reached = new Set(files);
  // Iterating a set includes entries added on the way.
  for (const file of reached) {
    if (files.includes(file) || !PUTS_TOGETHER.test(file))
      for (const importer of importers.get(file) ?? []) reached.add(importer);
  }
  return reached;
}

/** Importers of each file of the service and of the code shared with the storefront. */
function readImporters(): ReadonlyMap<string, readonly string[]> {
  const imports = globSync('{server,lib}/**/*.{ts,tsx}')
    .filter((file) => !TEST.test(file))
    .flatMap((file) => {
      const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'));
      return importedFiles.map(({ fileName }) => ({ file, imported: fileOf(fileName, file) }));
    });
  return new Map(
    [...Map.groupBy(imports, ({ imported }) => imported)].map(([imported, found]) => [
      imported,
      found.map(({ file }) => file),
    ]),
  );
}

/** Resolves an import; the storefront omits extensions and uses `@/` for the root. */
function fileOf(name: string, importer: string): string {
  const path = name.startsWith('@/') ? name.slice(2) : join(dirname(importer), name);
  return [path, `${path}.ts`, `${path}.tsx`].find((each) => existsSync(each)) ?? path;
}
