import type { ProductCard } from '../contract/catalog.ts';
import type { Locale } from '../contract/common.ts';
import type { Http } from '../http';

interface GroupProducts {
  readonly entities: readonly ProductCard[];
  readonly total: number;
}

export async function getGroupProducts(
  http: Http,
  { groupId, perPage, locale }: { groupId: number; perPage: number; locale: Locale },
): Promise<GroupProducts> {
  const { data } = await http.get<GroupProducts>(`/promotion-groups/${String(groupId)}/products`, {
    params: { locale, per_page: perPage },
  });
  return data;
}
