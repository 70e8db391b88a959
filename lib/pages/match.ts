import { parseId } from './segments.ts';
import { isHandler, OF_THE_SERVICE, STAND_INS } from './handlers.ts';
import { THINGS, type PageEntry, type Thing } from './entry.ts';
import { PAGES, RECORD_PATTERN, type PageName } from './table.ts';

export interface PageMatch {
  readonly name: PageName;
  readonly page: PageEntry;
  /** Entity named by the path, if any. */
  readonly thing?: NamedThing;
}

/** A row by id, or a page record by path. */
export type NamedThing =
  | { readonly kind: Exclude<Thing, 'page'>; readonly id: number }
  | { readonly kind: 'page'; readonly id: string };

type Part =
  | { readonly word: ReadonlySet<string> }
  | { readonly thing: Exclude<Thing, 'page'> }
  | { readonly optional: boolean };

interface Compiled {
  readonly name: PageName;
  readonly page: PageEntry;
  /** One list of parts per combination of optional ones. */
  readonly forms: readonly (readonly Part[])[];
}

const COMPILED: readonly Compiled[] = Object.entries(PAGES)
  .filter(([, { pattern }]) => pattern !== RECORD_PATTERN)
  .map(([name, page]) => ({
    name: name as PageName,
    page,
    forms: formsOf(page.pattern),
  }));

/** Page of a path. Segments are still encoded, without the language; undefined if none matches. */
export function matchPage(segments: readonly string[]): PageMatch | undefined {
  for (const { name, page, forms } of COMPILED) {
    for (const form of forms) {
      const match = matchForm(form, segments);
      if (match) return { name, page, ...match };
    }
  }
  return matchRecord(segments);
}

/** First segments of other pages; no record lives below them. */
const TAKEN: ReadonlySet<string> = new Set([
  ...STAND_INS,
  ...OF_THE_SERVICE,
  ...COMPILED.map(({ page }) => page.pattern.split('/')[1] ?? ''),
]);
const RECORD_SEGMENT = /^[A-Za-z0-9-]{1,80}$/;
const RECORD_DEPTH = 4;

function matchRecord(segments: readonly string[]): PageMatch | undefined {
  const isPlausible =
    segments.length > 0 &&
    segments.length <= RECORD_DEPTH &&
    !TAKEN.has(segments[0] ?? '') &&
    !isHandler(segments) &&
    segments.every((segment) => RECORD_SEGMENT.test(segment));
  if (!isPlausible) return undefined;
  const thing = { kind: 'page', id: `/${segments.join('/')}` } as const;
  return { name: 'record', page: PAGES.record, thing };
}

function matchForm(
  form: readonly Part[],
  segments: readonly string[],
): Pick<PageMatch, 'thing'> | undefined {
  if (form.length !== segments.length) return undefined;
  let thing: PageMatch['thing'];
  for (const [index, part] of form.entries()) {
    const segment = segments[index] ?? '';
    if ('word' in part && !part.word.has(segment)) return undefined;
    if ('thing' in part) {
      const id = parseId(segment);
      if (id === undefined) return undefined;
      thing = { kind: part.thing, id };
    }
  }
  return thing ? { thing } : {};
}

function formsOf(pattern: string): readonly (readonly Part[])[] {
  const parts = pattern
    .split('/')
    .filter((text) => text !== '')
    .map(partOf);
  const required = parts.filter((part) => !('optional' in part && part.optional));
  return required.length === parts.length ? [parts] : [required, parts];
}

function partOf(text: string): Part {
  if (!text.startsWith(':')) return { word: new Set([text]) };
  const words = /\((.+)\)$/.exec(text)?.[1];
  if (words !== undefined) return { word: new Set(words.split('|')) };
  const name = text.slice(1).replace(/\?$/, '');
  return isThing(name) ? { thing: name } : { optional: text.endsWith('?') };
}

function isThing(name: string): name is Exclude<Thing, 'page'> {
  return Object.hasOwn(THINGS, name);
}
