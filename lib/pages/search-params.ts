import type { PAGES, PageName } from './table.ts';

/** Value of a query parameter; an array if repeated. */
export type ParamValue = string | readonly string[] | undefined;

type QueryOf<Name extends PageName> = Extract<
  (typeof PAGES)[Name],
  { readonly query: readonly string[] }
>['query'][number];

/**
 * Query parameters declared in the page's table entry. The front server drops all others, so reading them does not
 * compile.
 */
export type PageParams<Name extends PageName> = Readonly<Record<QueryOf<Name>, ParamValue>>;

/** Value of a single-valued parameter; empty if repeated. */
export function oneValue(value: ParamValue): string {
  return typeof value === 'string' ? value : '';
}

export function allValues(value: ParamValue): readonly string[] {
  return typeof value === 'string' ? [value] : (value ?? []);
}

/** Undefined if not a valid page number. */
export function parsePage(value: ParamValue): number | undefined {
  if (value === undefined) return 1;
  return /^[1-9]\d{0,4}$/.test(oneValue(value)) ? Number(value) : undefined;
}

/** Page number in the browser's URL; 1 if missing or invalid. */
export function pageOf(params: Pick<URLSearchParams, 'get'>): number {
  return parsePage(params.get('page') ?? undefined) ?? 1;
}

/** Number of pages; an empty list has one. */
export function pageCount(total: number, perPage: number): number {
  return Math.max(1, Math.ceil(total / perPage));
}
