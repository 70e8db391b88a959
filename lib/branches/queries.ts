import { queryOptions } from '@tanstack/react-query';
import { getAllBranches, getBranch } from './calls';
import { http } from '../api/http';
import { inAll } from './stock';
import type { Locale } from '../i18n/locale';

export interface GeoLocation {
  readonly lat: number;
  readonly lng: number;
}

/** Maximum products per query of the service (`lib/branches/contract.ts`). */
const MOST_PRODUCTS = 50;

/** All branches with their stock of some products, nearest first if a location is given. */
export function branchStockQuery(
  locale: Locale,
  productIds: readonly number[],
  near: GeoLocation | undefined,
) {
  const ids = productIds.toSorted((a, b) => a - b);
  return queryOptions({
    queryKey: ['branches', locale, ids, near ?? null],
    queryFn: async () => {
      const client = await http();
      const count = Math.max(1, Math.ceil(ids.length / MOST_PRODUCTS));
      const parts = Array.from({ length: count }, (_, part) =>
        ids.slice(part * MOST_PRODUCTS, (part + 1) * MOST_PRODUCTS),
      );
      const looks = parts.map((part) =>
        getAllBranches(client, { locale, product_ids: part, ...near }),
      );
      return inAll(await Promise.all(looks));
    },
  });
}

export function branchNamesQuery(locale: Locale) {
  return queryOptions({
    queryKey: ['branches', locale, 'names'],
    queryFn: async () => getAllBranches(await http(), { locale }),
  });
}

export function branchQuery(locale: Locale, id: number) {
  return queryOptions({
    queryKey: ['branch', locale, id],
    queryFn: async () => getBranch(await http(), id, locale),
  });
}
