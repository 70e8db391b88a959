import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** Below these it shows from the imports which domains a change reaches. */
const SHOWN = /^(?:server\/modules|lib)\//;
/** What the service never loads. */
const APART = /^(?:app|bench|components|docs|e2e|public|scripts|stores|styles|visual)\//;
/** These put all domains together: through them each would reach each. */
const PUTS_TOGETHER = /^server\/(?:[^/]+$|(?:demo|repos|runtime)\/)|\/module\.ts$/;
/** Floors of the service whose files hold no statement of a database: `.dependency-cruiser.mjs` sees to that. */
const WITHOUT_STATEMENTS =
  /^(?:lib|messages)\/|^server\/modules\/[^/]+\/(?:rules\/|[^/]*(?:mapper|ports|routes|use-cases)\.ts$)/;
const TEST = /\.test\.tsx?$/;

/**
 * Whether a change of these files can do one thing on PostgreSQL and another on the embedded database: it changes a
 * statement, or what stands around one.
 */
export function differsByEngine(changed: readonly string[]): boolean {
  return changed.some((file) => !WITHOUT_STATEMENTS.test(file) && !APART.test(file));
}

/**
 * The domains whose code a change of these files cannot run through: none of their files imports one of these, over any
 * number of others. What a domain is handed it knows by its type, so imports of types count. None where a change stands
 * in what all of the service or all tests share.
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
  // A set is walked through what is added on the way, too.
  for (const file of reached) {
    if (files.includes(file) || !PUTS_TOGETHER.test(file))
      for (const importer of importers.get(file) ?? []) reached.add(importer);
  }
  return reached;
}

/** By each file of the service and of what it shares with the storefront, the files that import it. */
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

/** The storefront names files without their endings, and by `@/` from the top. */
function fileOf(name: string, importer: string): string {
  const path = name.startsWith('@/') ? name.slice(2) : join(dirname(importer), name);
  return [path, `${path}.ts`, `${path}.tsx`].find((each) => existsSync(each)) ?? path;
}
