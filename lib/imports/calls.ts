import type { Http } from '../api/http';
import type { Locale } from '../i18n/locale';
import type { ProductsQuery } from '../products/calls';
import type { Import, ImportMapping, ImportRows, Imports, NewImport } from './contract';
import type { RowChoice } from './contract-values';

const baseURL = '/api/admin/v1';
const importUrl = (id: number) => `/imports/${String(id)}`;

/** Large files are checked for their encoding before the call answers. */
const COMPLETE_TIMEOUT_MS = 120_000;
/** Files of the whole catalogue take longer than other calls. */
const FILE_TIMEOUT_MS = 300_000;

export type ImportStep = 'complete' | 'apply' | 'cancel' | 'undo';

/** Filters and order of a view of the list of products. */
export type ProductsView = Omit<
  ProductsQuery,
  'locale' | 'page' | 'per_page' | 'after' | 'before' | 'end'
>;

export async function getImports(http: Http, locale: Locale): Promise<Imports> {
  return (await http.get<Imports>('/imports', { baseURL, params: { locale } })).data;
}

export async function getImport(http: Http, id: number, locale: Locale): Promise<Import> {
  return (await http.get<Import>(importUrl(id), { baseURL, params: { locale } })).data;
}

export async function getImportRows(
  http: Http,
  id: number,
  params: { readonly choice: RowChoice; readonly after: number; readonly locale: Locale },
): Promise<ImportRows> {
  return (await http.get<ImportRows>(`${importUrl(id)}/rows`, { baseURL, params })).data;
}

export async function startImport(http: Http, file: NewImport, locale: Locale): Promise<Import> {
  return (await http.post<Import>('/imports', file, { baseURL, params: { locale } })).data;
}

export async function putImportPart(
  http: Http,
  { id, number, part }: { readonly id: number; readonly number: number; readonly part: Blob },
  locale: Locale,
): Promise<void> {
  const headers = { 'Content-Type': 'application/octet-stream' };
  const url = `${importUrl(id)}/parts/${String(number)}`;
  await http.put(url, part, { baseURL, params: { locale }, headers });
}

export async function checkImport(
  http: Http,
  id: number,
  mapping: ImportMapping,
  locale: Locale,
): Promise<Import> {
  const config = { baseURL, params: { locale } };
  return (await http.post<Import>(`${importUrl(id)}/check`, mapping, config)).data;
}

export async function stepImport(
  http: Http,
  id: number,
  step: ImportStep,
  locale: Locale,
): Promise<Import> {
  const config = { baseURL, params: { locale }, timeout: COMPLETE_TIMEOUT_MS };
  return (await http.post<Import>(`${importUrl(id)}/${step}`, undefined, config)).data;
}

export async function getImportFile(
  http: Http,
  id: number,
  params: { readonly choice: 'done' | 'refused'; readonly locale: Locale },
): Promise<Blob> {
  const config = { baseURL, params, responseType: 'blob' as const, timeout: FILE_TIMEOUT_MS };
  return (await http.get<Blob>(`${importUrl(id)}/file`, config)).data;
}

export async function exportProducts(
  http: Http,
  params: ProductsView & { readonly locale: Locale },
): Promise<Blob> {
  const config = { baseURL, params, responseType: 'blob' as const, timeout: FILE_TIMEOUT_MS };
  return (await http.get<Blob>('/exports/products', config)).data;
}
