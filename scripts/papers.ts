/** Refuses dead citations and links in code and documentation. */
import { existsSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { deadCitations, deadLinks, readPaper, type Papers } from './papers/citations.ts';

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

const papers = await readAll(PAPERS);
const known: Papers = {
  all: new Map(papers.map(([path, text]) => [path, readPaper(path, text)])),
  exists: (path) => !path.startsWith('..') && existsSync(path),
};
const mistakes = [
  ...(await readAll(SOURCES)).flatMap(([path, text]) => deadCitations(path, text, known)),
  ...papers.flatMap(([path, text]) => deadLinks(path, text, known)),
];
for (const mistake of mistakes) console.error(mistake);
process.exitCode = mistakes.length === 0 ? 0 : 1;
