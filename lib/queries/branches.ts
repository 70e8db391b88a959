import { getAllBranches, getBranch } from '../api/endpoints/branches';
import { http } from '../api/http';
import type { Locale } from '../i18n/locale';

interface Place {
  readonly lat: number;
  readonly lng: number;
}

/** As many products as the service looks for at once; it looks at the others when the order is placed. */
const MOST_PRODUCTS = 50;

/** All branches with their stock of some products, the nearest first where a place is given. */
export function branchStockQuery(
  locale: Locale,
  productIds: readonly number[],
  near: Place | undefined,
) {
  const ids = productIds.toSorted((a, b) => a - b).slice(0, MOST_PRODUCTS);
  return {
    queryKey: ['branches', locale, ids, near ?? null],
    queryFn: async () => getAllBranches(await http(), { locale, product_ids: ids, ...near }),
  };
}

/** Every branch by its name. */
export function branchNamesQuery(locale: Locale) {
  return {
    queryKey: ['branches', locale, 'names'],
    queryFn: async () => getAllBranches(await http(), { locale }),
  };
}

/** One branch: its hours above all. */
export function branchQuery(locale: Locale, id: number) {
  return {
    queryKey: ['branch', locale, id],
    queryFn: async () => getBranch(await http(), id, locale),
  };
}
