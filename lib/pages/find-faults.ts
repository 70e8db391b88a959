import { globSync } from 'node:fs';
import { HANDLERS, STAND_INS } from './handlers.ts';
import { PAGES, RECORD_PATTERN } from './table.ts';

interface Route {
  readonly file: string;
  readonly layout: string | undefined;
  readonly segments: readonly string[];
}

/** Mismatches between the routes of `app/` and the tables of `lib/pages/`, one sentence each. */
export function findPageFaults(root: string): readonly string[] {
  const routes = globSync('app/**/{page.tsx,route.ts}', { cwd: root })
    .map(readRoute)
    .filter(({ segments }) => !STAND_INS.includes(segments[0] ?? ''));
  const used = new Set<Route>();
  const faults: string[] = [];
  const pages = Object.entries(PAGES).map(([name, { pattern, layout }]) => ({
    name,
    pattern,
    layout,
  }));
  const handlers = HANDLERS.map((pattern) => ({ name: pattern, pattern, layout: undefined }));
  for (const { name, pattern, layout } of [...pages, ...handlers]) {
    // The catch-all route counts for page records only.
    const own = routes.filter(
      ({ segments }) => (segments[0]?.startsWith('[...') ?? false) === (pattern === RECORD_PATTERN),
    );
    for (const example of examplesOf(pattern)) {
      const route = find(own, example);
      if (route === undefined || route.layout !== layout) {
        const where = layout === undefined ? 'no handler' : `no route in (${layout})`;
        faults.push(`${name} (${pattern}) has ${where}`);
      } else used.add(route);
    }
  }
  for (const route of routes) {
    if (!used.has(route)) faults.push(`${route.file} is not in the table of pages`);
  }
  return [...new Set(faults)];
}

function readRoute(file: string): Route {
  const parts = file.split(/[\\/]/).slice(1, -1);
  const layout = parts.find((part) => part.startsWith('('))?.slice(1, -1);
  const isPage = parts[0] === '[locale]';
  const segments = (isPage ? parts.slice(1) : parts).filter((part) => !part.startsWith('('));
  return { file, layout: isPage ? layout : undefined, segments };
}

/** Example paths of a pattern, with and without optional segments. */
function examplesOf(pattern: string): readonly (readonly string[])[] {
  const parts = pattern.split('/').filter((part) => part !== '');
  const fill = (list: readonly string[]) => list.map((part) => (/^[:*]/.test(part) ? '7' : part));
  return [fill(parts), fill(parts.filter((part) => !part.endsWith('?')))];
}

/** Next's precedence: static segments before dynamic ones. */
function find(routes: readonly Route[], address: readonly string[]): Route | undefined {
  return routes
    .filter(({ segments }) => accepts(segments, address))
    .sort((one, other) => dynamic(one) - dynamic(other))
    .at(0);
}

function accepts(segments: readonly string[], address: readonly string[]): boolean {
  const rest = segments.at(-1)?.startsWith('[...') ? segments.length - 1 : undefined;
  if (rest === undefined ? segments.length !== address.length : address.length <= rest)
    return false;
  return segments.every((part, n) => part.startsWith('[') || part === address[n]);
}

/** Catch-all segments come last. */
function dynamic({ segments }: Route): number {
  return segments.reduce(
    (sum, part) => sum + (part.startsWith('[...') ? 100 : part.startsWith('[') ? 1 : 0),
    0,
  );
}
