/** Refuses dead citations and links in code and documentation, and folders that bear no noun of the glossary. */
import { existsSync } from 'node:fs';
import { glob, readdir, readFile } from 'node:fs/promises';
import { deadCitations, deadLinks, readPaper, type Papers } from './papers/citations.ts';
import { DOMAIN_FLOORS, strayFolders, type Folders } from './papers/nouns.ts';

const PAPERS = ['*.md', 'docs/**/*.md'];
const SOURCES = [
  '*.{ts,mjs}',
  '{app,bench,build,components,demo,e2e,lib,scripts,server,stores,styles,tests,torture,visual}/**/*.{ts,tsx,mjs,scss,sql}',
];

async function readAll(
  patterns: readonly string[],
): Promise<readonly (readonly [string, string])[]> {
  const paths = await Array.fromAsync(glob(patterns));
  return Promise.all(
    paths.sort().map(async (path) => [path.replaceAll('\\', '/'), await readFile(path, 'utf8')]),
  );
}

async function readFolders(): Promise<Folders> {
  const found = await Promise.all(
    DOMAIN_FLOORS.map(async (floor) => {
      const entries = await readdir(floor, { withFileTypes: true });
      const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
      return [floor, names.sort()] as const;
    }),
  );
  return new Map(found);
}

const papers = await readAll(PAPERS);
const known: Papers = {
  all: new Map(papers.map(([path, text]) => [path, readPaper(path, text)])),
  exists: (path) => !path.startsWith('..') && existsSync(path),
};
const mistakes = [
  ...(await readAll(SOURCES)).flatMap(([path, text]) => deadCitations(path, text, known)),
  ...papers.flatMap(([path, text]) => deadLinks(path, text, known)),
  ...strayFolders(await readFile('docs/glossary.md', 'utf8'), await readFolders()),
];
for (const mistake of mistakes) console.error(mistake);
process.exitCode = mistakes.length === 0 ? 0 : 1;
