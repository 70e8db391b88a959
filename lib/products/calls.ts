import type { Http } from '../api/http';
import type { PlaceAsked } from '../api/place';
import type { Locale } from '../i18n/locale';
import type { AttributeChoices, ProductAttributes } from './contract-attributes';
import type { BulkChange, BulkChanges, NewBulkChange } from './contract-bulk';
import type {
  NewProduct,
  OfficePictures,
  OfficeProductDetail,
  OfficeProductPage,
  ProductBarcodes,
  ProductFacts,
  ProductMedicine,
  ProductPictures,
  ProductPrices,
  ProductSale,
  ProductSeo,
} from './contract';
import type { OpenDraftState, ProductSort, ProductState, SoldChoice } from './contract-values';

const baseURL = '/api/admin/v1';

export interface ProductsQuery extends PlaceAsked {
  readonly q?: string;
  readonly state?: ProductState;
  readonly brand_id?: number;
  readonly department_id?: number;
  readonly sold?: SoldChoice;
  readonly draft?: OpenDraftState;
  readonly sort: ProductSort;
  readonly per_page: number;
  readonly locale: Locale;
}

/** Parts of a product that are saved apart, each with its own ability and version. */
export interface ProductParts {
  readonly facts: ProductFacts;
  readonly prices: ProductPrices;
  readonly medicine: ProductMedicine;
  readonly seo: ProductSeo;
  readonly barcodes: ProductBarcodes;
  readonly attributes: ProductAttributes;
}

const PATHS: Readonly<Record<keyof ProductParts, string>> = {
  facts: '',
  prices: '/prices',
  medicine: '/medicine',
  seo: '/seo',
  barcodes: '/barcodes',
  attributes: '/attributes',
};

const productUrl = (id: number) => `/products/${String(id)}`;

export async function getOfficeProducts(
  http: Http,
  params: ProductsQuery,
): Promise<OfficeProductPage> {
  return (await http.get<OfficeProductPage>('/products', { baseURL, params })).data;
}

export async function getOfficeProduct(
  http: Http,
  id: number,
  locale: Locale,
): Promise<OfficeProductDetail> {
  const params = { locale };
  return (await http.get<OfficeProductDetail>(productUrl(id), { baseURL, params })).data;
}

export async function getProductSale(http: Http, id: number, locale: Locale): Promise<ProductSale> {
  const params = { locale };
  return (await http.get<ProductSale>(`${productUrl(id)}/sale`, { baseURL, params })).data;
}

export async function renderAgain(http: Http, id: number, locale: Locale): Promise<ProductSale> {
  const config = { baseURL, params: { locale } };
  return (await http.post<ProductSale>(`${productUrl(id)}/render`, undefined, config)).data;
}

export async function getAttributeChoices(http: Http, locale: Locale): Promise<AttributeChoices> {
  const config = { baseURL, params: { locale } };
  return (await http.get<AttributeChoices>('/attribute-choices', config)).data;
}

export async function addProduct(
  http: Http,
  product: NewProduct,
  locale: Locale,
): Promise<OfficeProductDetail> {
  const params = { locale };
  return (await http.post<OfficeProductDetail>('/products', product, { baseURL, params })).data;
}

export async function duplicateProduct(
  http: Http,
  id: number,
  locale: Locale,
): Promise<OfficeProductDetail> {
  const config = { baseURL, params: { locale } };
  return (await http.post<OfficeProductDetail>(`${productUrl(id)}/duplicate`, undefined, config))
    .data;
}

export async function changeProduct<Part extends keyof ProductParts>(
  http: Http,
  { id, part, version }: { readonly id: number; readonly part: Part; readonly version: string },
  values: ProductParts[Part],
  locale: Locale,
): Promise<OfficeProductDetail> {
  const url = productUrl(id) + PATHS[part];
  const config = { baseURL, params: { locale } };
  return (await http.put<OfficeProductDetail>(url, { ...values, version }, config)).data;
}

export async function moveProduct(
  http: Http,
  {
    id,
    move,
    version,
  }: { readonly id: number; readonly move: 'publish' | 'archive'; readonly version: string },
  locale: Locale,
): Promise<OfficeProductDetail> {
  const url = `${productUrl(id)}/${move}`;
  const config = { baseURL, params: { locale } };
  return (await http.post<OfficeProductDetail>(url, { version }, config)).data;
}

const picturesUrl = (id: number) => `${productUrl(id)}/pictures`;

export async function getProductPictures(
  http: Http,
  id: number,
  locale: Locale,
): Promise<OfficePictures> {
  const config = { baseURL, params: { locale } };
  return (await http.get<OfficePictures>(picturesUrl(id), config)).data;
}

export async function changeProductPictures(
  http: Http,
  { id, version }: { readonly id: number; readonly version: string },
  pictures: ProductPictures,
  locale: Locale,
): Promise<OfficePictures> {
  const config = { baseURL, params: { locale } };
  return (await http.put<OfficePictures>(picturesUrl(id), { pictures, version }, config)).data;
}

const bulkURL = '/bulk-changes';

/** Thousands of products take longer than other calls. */
const BULK_TIMEOUT_MS = 120_000;

export async function getBulkChanges(http: Http, locale: Locale): Promise<BulkChanges> {
  const config = { baseURL, params: { locale } };
  return (await http.get<BulkChanges>(bulkURL, config)).data;
}

export async function planBulkChange(
  http: Http,
  bulk: NewBulkChange,
  locale: Locale,
): Promise<BulkChange> {
  const config = { baseURL, params: { locale }, timeout: BULK_TIMEOUT_MS };
  return (await http.post<BulkChange>(bulkURL, bulk, config)).data;
}

export async function stepBulkChange(
  http: Http,
  { id, step }: { readonly id: number; readonly step: 'apply' | 'undo' },
  locale: Locale,
): Promise<BulkChange> {
  const config = { baseURL, params: { locale }, timeout: BULK_TIMEOUT_MS };
  const url = `${bulkURL}/${String(id)}/${step}`;
  return (await http.post<BulkChange>(url, undefined, config)).data;
}
