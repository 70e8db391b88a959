import type { Http } from '../api/http';
import type { Locale } from '../i18n/locale';
import type { Seen } from './calls';
import type { NewDepartment, OfficeTree, ShelfNames, ShelfTarget } from './contract-categories';

const baseURL = '/api/admin/v1';

/** A category or a department as it was read. */
export interface SeenShelf extends Seen {
  readonly kind: 'category' | 'department';
}

/** A category has a picture, a department a slug and a category. */
export type ShelfFacts = ShelfNames & {
  readonly slug?: string;
  readonly category_id?: number;
  readonly picture?: string | null;
};

const URLS = { category: '/categories', department: '/departments' } as const;

const urlOf = ({ kind, id }: SeenShelf) => `${URLS[kind]}/${String(id)}`;

export async function getOfficeTree(http: Http): Promise<OfficeTree> {
  return (await http.get<OfficeTree>(URLS.category, { baseURL })).data;
}

// Each change answers all categories, as they are after it.

export async function addCategory(
  http: Http,
  names: ShelfNames,
  locale: Locale,
): Promise<OfficeTree> {
  const params = { locale };
  return (await http.post<OfficeTree>(URLS.category, names, { baseURL, params })).data;
}

export async function addDepartment(
  http: Http,
  department: NewDepartment,
  locale: Locale,
): Promise<OfficeTree> {
  const params = { locale };
  return (await http.post<OfficeTree>(URLS.department, department, { baseURL, params })).data;
}

export async function changeShelf(
  http: Http,
  seen: SeenShelf,
  facts: ShelfFacts,
  locale: Locale,
): Promise<OfficeTree> {
  const { version } = seen;
  const config = { baseURL, params: { locale } };
  return (await http.put<OfficeTree>(urlOf(seen), { ...facts, version }, config)).data;
}

/** @param seen with the version of the order */
export async function moveShelf(
  http: Http,
  seen: SeenShelf,
  target: ShelfTarget,
  locale: Locale,
): Promise<OfficeTree> {
  const { version } = seen;
  const url = `${urlOf(seen)}/move`;
  const config = { baseURL, params: { locale } };
  return (await http.post<OfficeTree>(url, { ...target, version }, config)).data;
}

export async function removeShelf(
  http: Http,
  seen: SeenShelf,
  locale: Locale,
): Promise<OfficeTree> {
  const params = { locale, version: seen.version };
  return (await http.delete<OfficeTree>(urlOf(seen), { baseURL, params })).data;
}
