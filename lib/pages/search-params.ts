import type { PAGES, PageName } from './table.ts';

/** What an address gives for one parameter; several values where it repeats it. */
export type ParamValue = string | readonly string[] | undefined;

type QueryOf<Name extends PageName> = Extract<
  (typeof PAGES)[Name],
  { readonly query: readonly string[] }
>['query'][number];

/**
 * The parameters that a page's entry in the table names. The front server hands no others on, so reading one does not
 * compile.
 */
export type PageParams<Name extends PageName> = Readonly<Record<QueryOf<Name>, ParamValue>>;

/** The value of a parameter that stands for one thing; nothing where the address repeats it. */
export function oneValue(value: ParamValue): string {
  return typeof value === 'string' ? value : '';
}

export function allValues(value: ParamValue): readonly string[] {
  return typeof value === 'string' ? [value] : (value ?? []);
}

/** Undefined where it is no number of a page. */
export function parsePage(value: ParamValue): number | undefined {
  if (value === undefined) return 1;
  return /^[1-9]\d{0,4}$/.test(oneValue(value)) ? Number(value) : undefined;
}

/** The page that the browser's address names; the first where it names none. */
export function pageOf(params: Pick<URLSearchParams, 'get'>): number {
  return parsePage(params.get('page') ?? undefined) ?? 1;
}

/** How many pages so many fill; a list without any has one. */
export function pageCount(total: number, perPage: number): number {
  return Math.max(1, Math.ceil(total / perPage));
}
