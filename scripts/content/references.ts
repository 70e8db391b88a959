import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { matchPage } from '../../lib/pages/match.ts';
import type { Thing } from '../../lib/pages/entry.ts';
import { readSceneName } from '../../demo/pictures/scenes/names.ts';
import type { Path } from './languages.ts';
import type { Problem } from './page-file.ts';
import type { ReadPage } from './pages.ts';

export type Numbered = Exclude<Thing, 'page'> | 'department';

/** Existing rows by kind and id, and page paths in lower case. */
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

/** Dead links, missing pictures and files, and references to deleted rows. */
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

const missing = (what: string, name: string) => `references a missing ${what}: ${name}`;

function whatIsDead(
  path: Path,
  value: string | number,
  known: Known,
  publicFolder: string,
): string | undefined {
  if (typeof value === 'number') return goneThing(path, value, known);
  const [above, name] = path.slice(-2);
  switch (above === 'subtitles' ? 'file' : name) {
    case 'picture':
    case 'poster':
      return readSceneName(value) === undefined ? missing('picture', value) : undefined;
    case 'file':
      return existsSync(join(publicFolder, value)) ? undefined : missing('file', value);
    case 'path':
      return isThere(value, known) ? undefined : missing('page', value);
    case undefined:
    default:
      return undefined;
  }
}

function goneThing(path: Path, id: number, known: Known): string | undefined {
  const [above, name] = path.slice(-2);
  const kind = above === 'ids' ? 'product' : above === 'products' && RAIL[String(name)];
  if (!kind || known.has(kind, id)) return undefined;
  return missing(kind, String(id));
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
