import { localePath, type Locale } from '../i18n/locale.ts';
import type { KNOWN_RECORDS, PAGES, RECORD_PATTERN } from './table.ts';

/** The table's patterns; one with a choice of words, `/a/:list(b|c)`, stands for an address each: `/a/b`, `/a/c`. */
export type PagePattern = WithWords<
  Exclude<(typeof PAGES)[keyof typeof PAGES]['pattern'], typeof RECORD_PATTERN>
>;
type KnownRecord = (typeof KNOWN_RECORDS)[number];

/** What can be linked without an id. */
export type PlainPath = Exclude<PagePattern, `${string}/:${string}`> | KnownRecord;

/** The lists that stand below `/ecommerce`. */
export type ListName = WordsOf<(typeof PAGES)['list']['pattern']>;

/** What pages may stand at and below: the whole of a plain address, or what comes before the first id. */
export type PathAbove = Above<PagePattern>;
type Above<Pattern> = Pattern extends `${infer Plain}/:${string}` ? Plain : Pattern;

type WithWords<Pattern extends string> = Pattern extends `${infer Before}:${string}(${string})`
  ? `${Before}${WordsOf<Pattern>}`
  : Pattern;

/** The words that a pattern lets one choose from. */
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

/** The ids that a pattern asks for; one that ends in `?` may be missing. */
type IdsOf<Pattern extends string> = {
  readonly [Name in NameOf<Pattern> as Name extends `${string}?` ? never : Name]: Id;
} & {
  readonly [Name in NameOf<Pattern> as Name extends `${infer Bare}?` ? Bare : never]?: Id;
};

export type IdArguments<Pattern extends string> = [NameOf<Pattern>] extends [never]
  ? []
  : [ids: IdsOf<Pattern>];

/** A page's address without the language, as tables of links, breadcrumbs and the service hold it. */
export function pagePath<Pattern extends PagePattern | KnownRecord>(
  pattern: Pattern,
  ...[ids]: IdArguments<Pattern>
): string {
  return fillPattern(pattern, ids);
}

/** A page's address in a language. What comes from data, as a category's `url`, goes through `localePath`. */
export function pathTo<Pattern extends PagePattern | KnownRecord>(
  locale: Locale,
  pattern: Pattern,
  ...ids: IdArguments<Pattern>
): string {
  return localePath(locale, pagePath(pattern, ...ids));
}

/** An address with a query, if there is any. `URLSearchParams.size` is younger than the oldest browsers of the shop. */
export function withQuery(path: string, query: URLSearchParams): string {
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
}

/** For a pattern that is known only when it runs. */
export function fillPattern(
  pattern: string,
  ids: Readonly<Record<string, Id | undefined>> = {},
): string {
  return pattern.replace(/\/:(\w+)\??/g, (_, name: string) => {
    const id = ids[name];
    return id === undefined ? '' : `/${encodeURIComponent(id)}`;
  });
}
