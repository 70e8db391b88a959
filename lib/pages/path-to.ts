import { localePath, type Locale } from '../i18n/locale.ts';
import type { KNOWN_RECORDS, PAGES, RECORD_PATTERN } from './table.ts';

/** Patterns of the table; a word choice, `/a/:list(b|c)`, expands to `/a/b`, `/a/c`. */
export type PagePattern = WithWords<
  Exclude<(typeof PAGES)[keyof typeof PAGES]['pattern'], typeof RECORD_PATTERN>
>;
type KnownRecord = (typeof KNOWN_RECORDS)[number];

/** Paths that need no id. */
export type PlainPath = Exclude<PagePattern, `${string}/:${string}`> | KnownRecord;

export type ListName = WordsOf<(typeof PAGES)['list']['pattern']>;

/** Prefixes of page paths: a whole path without ids, or the part before the first id. */
export type PathAbove = Above<PagePattern>;
type Above<Pattern> = Pattern extends `${infer Plain}/:${string}` ? Plain : Pattern;

type WithWords<Pattern extends string> = Pattern extends `${infer Before}:${string}(${string})`
  ? `${Before}${WordsOf<Pattern>}`
  : Pattern;

/** Words of a choice in a pattern. */
type WordsOf<Pattern extends string> = Pattern extends `${string}(${infer Words})`
  ? Split<Words>
  : never;

type Split<Words extends string> = Words extends `${infer Word}|${infer More}`
  ? Word | Split<More>
  : Words;

type NameOf<Pattern extends string> = Pattern extends `${string}/:${infer Rest}`
  ? Rest extends `${infer Name}/${infer More}`
    ? Name | NameOf<`/${More}`>
    : Rest
  : never;

type Id = number | string;

/** Ids of a pattern; names ending in `?` are optional. */
type IdsOf<Pattern extends string> = {
  readonly [Name in NameOf<Pattern> as Name extends `${string}?` ? never : Name]: Id;
} & {
  readonly [Name in NameOf<Pattern> as Name extends `${infer Bare}?` ? Bare : never]?: Id;
};

export type IdArguments<Pattern extends string> = [NameOf<Pattern>] extends [never]
  ? []
  : [ids: IdsOf<Pattern>];

/** Path of a page without the language, for tables of links, breadcrumbs and the service. */
export function pagePath<Pattern extends PagePattern | KnownRecord>(
  pattern: Pattern,
  ...[ids]: IdArguments<Pattern>
): string {
  return fillPattern(pattern, ids);
}

/** Path of a page with the language. Paths from data, such as a category's `url`, use `localePath`. */
export function pathTo<Pattern extends PagePattern | KnownRecord>(
  locale: Locale,
  pattern: Pattern,
  ...ids: IdArguments<Pattern>
): string {
  return localePath(locale, pagePath(pattern, ...ids));
}

/** Untyped variant for patterns known only at run time. */
export function fillPattern(
  pattern: string,
  ids: Readonly<Record<string, Id | undefined>> = {},
): string {
  return pattern.replace(/\/:(\w+)\??/g, (_, name: string) => {
    const id = ids[name];
    return id === undefined ? '' : `/${encodeURIComponent(id)}`;
  });
}
