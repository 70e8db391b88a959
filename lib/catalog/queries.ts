import type { ProductCard } from './contract';
import { getProducts } from './calls';
import { http } from '../api/http';
import type { Locale } from '../i18n/locale';

/** Product cards by id, in this order; delisted ones are left out. */
export async function loadProducts(
  locale: Locale,
  ids: readonly number[],
): Promise<readonly ProductCard[]> {
  const query = { ids: [...ids], per_page: ids.length, locale };
  return (await getProducts(await http(), query)).entities;
}
