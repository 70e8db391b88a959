import { parseId } from '../routes.ts';
import { PAGES, THINGS, type PageEntry, type PageName, type Thing } from './table.ts';

export interface PageMatch {
  readonly name: PageName;
  readonly page: PageEntry;
  /** What the address names, where it names a thing. */
  readonly thing?: { readonly kind: Thing; readonly id: number };
}

type Part =
  | { readonly word: ReadonlySet<string> }
  | { readonly thing: Thing }
  | { readonly optional: boolean };

interface Compiled {
  readonly name: PageName;
  readonly page: PageEntry;
  /** One list of parts for each way to leave optional ones out. */
  readonly forms: readonly (readonly Part[])[];
}

const COMPILED: readonly Compiled[] = Object.entries(PAGES).map(([name, page]) => ({
  name: name as PageName,
  page,
  forms: formsOf(page.pattern),
}));

/** The page of an address, whose segments are still encoded and stand below the language; nothing where none is. */
export function matchPage(segments: readonly string[]): PageMatch | undefined {
  for (const { name, page, forms } of COMPILED) {
    for (const form of forms) {
      const match = matchForm(form, segments);
      if (match) return { name, page, ...match };
    }
  }
  return undefined;
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

function isThing(name: string): name is Thing {
  return Object.hasOwn(THINGS, name);
}
