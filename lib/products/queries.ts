import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { http } from '../api/http';
import type { Locale } from '../i18n/locale';
import {
  addProduct,
  changeProduct,
  changeProductPictures,
  duplicateProduct,
  getAttributeChoices,
  getBulkChanges,
  getOfficeProduct,
  getOfficeProducts,
  getProductPictures,
  getProductSale,
  renderAgain,
  moveProduct,
  planBulkChange,
  stepBulkChange,
  type ProductParts,
  type ProductsQuery,
} from './calls';
import type { NewBulkChange } from './contract-bulk';
import type { NewProduct, ProductPictures } from './contract';
import { PRODUCTS_PER_PAGE, type SaleNote } from './contract-values';

/** Everything that is read of products. */
export const allProductsKey = ['products'] as const;
export const officeProductsKey = ['products', 'list'] as const;
export const officeProductKey = (id: number) => ['products', 'one', id] as const;

const FOUND = 8;

export function officeProductsQuery(
  locale: Locale,
  wanted: Omit<ProductsQuery, 'locale' | 'per_page'>,
) {
  return queryOptions({
    queryKey: [...officeProductsKey, locale, wanted],
    queryFn: async () =>
      getOfficeProducts(await http(), { ...wanted, per_page: PRODUCTS_PER_PAGE, locale }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** The first products that a name, an item code or a barcode finds. */
export function productsFoundQuery(locale: Locale, q: string) {
  return queryOptions({
    queryKey: [...officeProductsKey, 'found', locale, q],
    queryFn: async () =>
      getOfficeProducts(await http(), { q, sort: '-id', page: 1, per_page: FOUND, locale }),
    enabled: q !== '',
    staleTime: 0,
  });
}

export function officeProductQuery(locale: Locale, id: number) {
  return queryOptions({
    queryKey: [...officeProductKey(id), locale],
    queryFn: async () => getOfficeProduct(await http(), id, locale),
    staleTime: 0,
    retry: false,
  });
}

const OF_SEARCH: readonly SaleNote[] = ['search_waits', 'search_outdated'];
const AGAIN_MS = 3_000;

/** Asks again until search has read the newest texts, and the copies of the page have the last change. */
export function productSaleQuery(locale: Locale, id: number) {
  return queryOptions({
    queryKey: [...officeProductKey(id), 'sale', locale],
    queryFn: async () => getProductSale(await http(), id, locale),
    staleTime: 0,
    retry: false,
    refetchInterval: ({ state: { data } }) => {
      const isRead = data?.notes.some(({ code }) => OF_SEARCH.includes(code)) !== true;
      const isCurrent = data?.copies?.some(({ current }) => !current) !== true;
      return isRead && isCurrent ? false : AGAIN_MS;
    },
  });
}

export function renderAgainMutation(locale: Locale, id: number) {
  return {
    mutationFn: async () => renderAgain(await http(), id, locale),
    retry: false,
  };
}

export function attributeChoicesQuery(locale: Locale) {
  return queryOptions({
    queryKey: ['attributes', locale],
    queryFn: async () => getAttributeChoices(await http(), locale),
    staleTime: 0,
    retry: false,
  });
}

export function addProductMutation(locale: Locale) {
  return {
    mutationFn: async (product: NewProduct) => addProduct(await http(), product, locale),
    retry: false,
  };
}

export function duplicateProductMutation(locale: Locale) {
  return {
    mutationFn: async (id: number) => duplicateProduct(await http(), id, locale),
    retry: false,
  };
}

export async function saveProduct<Part extends keyof ProductParts>(
  locale: Locale,
  seen: { readonly id: number; readonly part: Part; readonly version: string },
  values: ProductParts[Part],
) {
  return changeProduct(await http(), seen, values, locale);
}

export function moveProductMutation(locale: Locale) {
  return {
    mutationFn: async (move: Parameters<typeof moveProduct>[1]) =>
      moveProduct(await http(), move, locale),
    retry: false,
  };
}

export const productPicturesKey = (id: number) => [...officeProductKey(id), 'pictures'] as const;

export function productPicturesQuery(locale: Locale, id: number) {
  return queryOptions({
    queryKey: productPicturesKey(id),
    queryFn: async () => getProductPictures(await http(), id, locale),
    staleTime: 0,
  });
}

export async function savePictures(
  locale: Locale,
  seen: { readonly id: number; readonly version: string },
  pictures: ProductPictures,
) {
  return changeProductPictures(await http(), seen, pictures, locale);
}

export function bulkChangesQuery(locale: Locale) {
  return queryOptions({
    queryKey: [...allProductsKey, 'bulk', locale],
    queryFn: async () => getBulkChanges(await http(), locale),
    staleTime: 0,
  });
}

export function planBulkMutation(locale: Locale) {
  return {
    mutationFn: async (bulk: NewBulkChange) => planBulkChange(await http(), bulk, locale),
    retry: false,
  };
}

export function stepBulkMutation(locale: Locale) {
  return {
    mutationFn: async (step: Parameters<typeof stepBulkChange>[1]) =>
      stepBulkChange(await http(), step, locale),
    retry: false,
  };
}
