import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { http } from '../api/http';
import type { Locale } from '../i18n/locale';
import {
  getMovements,
  getStock,
  getStockDetail,
  getStockPlaces,
  moveStock,
  setLowLevel,
  type PlaceOfProduct,
  type StockQuery,
} from './calls';
import type { LowLevelChange, NewMovement } from './contract';

const PER_PAGE = 20;

export const stockListKey = ['stock', 'list'] as const;

export function stockQuery(locale: Locale, wanted: Omit<StockQuery, 'locale' | 'per_page'>) {
  return queryOptions({
    queryKey: [...stockListKey, locale, wanted],
    queryFn: async () => getStock(await http(), { ...wanted, per_page: PER_PAGE, locale }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** Id of the product with a scanned code; undefined without one. */
export function findByCodeMutation(locale: Locale) {
  return {
    mutationFn: async (code: string) => {
      const wanted = { code, page: 1, per_page: 1, locale };
      return (await getStock(await http(), wanted)).entities[0]?.product_id;
    },
    retry: false,
  };
}

export function stockPlacesQuery(locale: Locale) {
  return queryOptions({
    queryKey: ['stock', 'places', locale],
    queryFn: async () => (await getStockPlaces(await http(), locale)).entities,
  });
}

export const productStockKey = (id: number) => ['stock', 'product', id] as const;

export function productStockQuery(locale: Locale, id: number) {
  return queryOptions({
    queryKey: [...productStockKey(id), 'places', locale],
    queryFn: async () => getStockDetail(await http(), id, locale),
    staleTime: 0,
  });
}

export function movementsQuery(locale: Locale, id: number) {
  return infiniteQueryOptions({
    queryKey: [...productStockKey(id), 'movements', locale],
    queryFn: async ({ pageParam }) =>
      getMovements(await http(), id, {
        ...{ locale },
        ...(pageParam === null ? {} : { before: pageParam }),
      }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
}

export function moveStockMutation(locale: Locale) {
  return {
    mutationFn: async (input: {
      readonly movement: NewMovement;
      readonly idempotencyKey: string;
    }) => moveStock(await http(), input, locale),
    retry: false,
  };
}

export function lowLevelMutation(locale: Locale) {
  return {
    mutationFn: async (level: PlaceOfProduct & LowLevelChange) =>
      setLowLevel(await http(), level, locale),
    retry: false,
  };
}
