import type { Locale } from '../api/contract.ts';
import type { PageList, PagePreview, PageRecord } from './contract.ts';
import type { Http } from '../api/http';

/** @param path without the language, case-insensitive */
export async function getPage(http: Http, path: string, locale: Locale): Promise<PageRecord> {
  return (await http.get<PageRecord>('/pages', { params: { path, locale } })).data;
}

/** All visible page records; campaigns first, by end date. */
export async function getPages(http: Http, locale: Locale): Promise<PageList['entities']> {
  return (await http.get<PageList>('/pages/paths', { params: { locale } })).data.entities;
}

/** @param pass token of the signed link */
export async function getPagePreview(
  http: Http,
  pass: string,
  locale: Locale,
): Promise<PagePreview> {
  return (await http.get<PagePreview>('/pages/preview', { params: { pass, locale } })).data;
}
