import type { Http } from '../api/http';
import type { PlaceAsked } from '../api/place';
import type { Locale } from '../i18n/locale';
import type { BrandFacts, NewBrand, OfficeBrandDetail, OfficeBrandPage, Shelves } from './contract';
import type { BrandSort } from './contract-values';

const baseURL = '/api/admin/v1';

/** Brands and departments that a product may have. */
export async function getShelves(http: Http, locale: Locale): Promise<Shelves> {
  return (await http.get<Shelves>('/shelves', { baseURL, params: { locale } })).data;
}

export interface BrandsQuery extends PlaceAsked {
  readonly q?: string;
  readonly sort: BrandSort;
  readonly per_page: number;
  readonly locale: Locale;
}

export async function getOfficeBrands(http: Http, params: BrandsQuery): Promise<OfficeBrandPage> {
  return (await http.get<OfficeBrandPage>('/brands', { baseURL, params })).data;
}

const brandUrl = (id: number) => `/brands/${String(id)}`;

export async function getOfficeBrand(
  http: Http,
  id: number,
  locale: Locale,
): Promise<OfficeBrandDetail> {
  return (await http.get<OfficeBrandDetail>(brandUrl(id), { baseURL, params: { locale } })).data;
}

export async function addBrand(
  http: Http,
  brand: NewBrand,
  locale: Locale,
): Promise<OfficeBrandDetail> {
  const params = { locale };
  return (await http.post<OfficeBrandDetail>('/brands', brand, { baseURL, params })).data;
}

/** Something of the shelves as it was read. */
export interface Seen {
  readonly id: number;
  readonly version: string;
}

export async function changeBrand(
  http: Http,
  { id, version }: Seen,
  facts: BrandFacts,
  locale: Locale,
): Promise<OfficeBrandDetail> {
  const config = { baseURL, params: { locale } };
  return (await http.put<OfficeBrandDetail>(brandUrl(id), { ...facts, version }, config)).data;
}

export async function removeBrand(
  http: Http,
  { id, version }: Seen,
  locale: Locale,
): Promise<void> {
  await http.delete(brandUrl(id), { baseURL, params: { locale, version } });
}
