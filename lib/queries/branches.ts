import { getAllBranches } from '../api/endpoints/branches';
import { http } from '../api/http';
import type { Locale } from '../i18n/locale';

interface Place {
  readonly lat: number;
  readonly lng: number;
}

/** All branches with their stock of a product, the nearest first where a place is given. */
export function branchStockQuery(locale: Locale, productId: number, near: Place | undefined) {
  return {
    queryKey: ['branches', locale, productId, near ?? null],
    queryFn: async () =>
      getAllBranches(await http(), { locale, product_ids: [productId], ...near }),
  };
}
