import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { matchPage } from '../../lib/pages/match.ts';
import type { Thing } from '../../lib/pages/table.ts';
import { readSceneName } from '../../server/seed/pictures/scenes/names.ts';
import type { Path } from './languages.ts';
import type { Problem } from './page-file.ts';
import type { ReadPage } from './pages.ts';

/** What can be named by its number. */
export type Numbered = Exclude<Thing, 'page'> | 'department';

/** What is there: rows of these tables, and pages by their paths in lower case. */
export interface Known {
  readonly has: (kind: Numbered, id: number) => boolean;
  readonly pages: ReadonlySet<string>;
}

const RAIL: Readonly<Record<string, Numbered>> = {
  category: 'category',
  dept: 'department',
  brand: 'brand',
  group: 'promotion',
};

/** Dead links, pictures and files that are missing, things that are no longer there. */
export function findDead(
  pages: readonly ReadPage[],
  known: Known,
  publicFolder = 'public',
): readonly Problem[] {
  return pages.flatMap(({ page, problem }) => {
    const dead: Problem[] = [];
    if (readSceneName(page.picture) === undefined)
      dead.push(problem('head', ['picture'], missing('picture', page.picture)));
    visit(page.blocks, [], (path, value) => {
      const message = whatIsDead(path, value, known, publicFolder);
      if (message !== undefined) dead.push(problem('blocks', path, message));
    });
    return dead;
  });
}

const missing = (what: string, name: string) => `names a ${what} that is not there: ${name}`;

function whatIsDead(
  path: Path,
  value: string | number,
  known: Known,
  publicFolder: string,
): string | undefined {
  const name = path.at(-1);
  const above = path.at(-2);
  if (typeof value === 'number') {
    const kind = above === 'ids' ? 'product' : above === 'products' && RAIL[String(name)];
    return kind && !known.has(kind, value) ? missing(kind, String(value)) : undefined;
  }
  if (name === 'picture' && readSceneName(value) === undefined) return missing('picture', value);
  if (name === 'file' && !existsSync(join(publicFolder, value))) return missing('file', value);
  return name === 'path' && !isThere(value, known) ? missing('page', value) : undefined;
}

function isThere(link: string, { has, pages }: Known): boolean {
  const [path = ''] = link.split(/[?#]/, 1);
  const match = matchPage(path.split('/').filter(Boolean));
  const thing = match?.thing;
  if (thing === undefined) return match !== undefined;
  return thing.kind === 'page' ? pages.has(thing.id.toLowerCase()) : has(thing.kind, thing.id);
}

function visit(
  value: unknown,
  path: Path,
  found: (path: Path, value: string | number) => void,
): void {
  if (typeof value === 'string' || typeof value === 'number') found(path, value);
  else if (Array.isArray(value))
    for (const [index, one] of value.entries()) visit(one, [...path, index], found);
  else if (typeof value === 'object' && value !== null)
    for (const [name, one] of Object.entries(value)) visit(one, [...path, name], found);
}
