import type { Locale } from '../api/contract.ts';
import type { FlashSaleState, PromotionGroup } from './contract.ts';
import type { Http } from '../api/http';

export async function getPromotionGroups(http: Http, locale: Locale): Promise<PromotionGroup[]> {
  const { data } = await http.get<{ entities: PromotionGroup[] }>('/promotion-groups/web', {
    params: { locale },
  });
  return data.entities;
}

export async function getPromotionGroup(
  http: Http,
  id: number,
  locale: Locale,
): Promise<PromotionGroup> {
  return (await http.get<PromotionGroup>(`/promotion-groups/${String(id)}`, { params: { locale } }))
    .data;
}

export async function getFlashSale(http: Http, locale: Locale): Promise<FlashSaleState> {
  return (await http.get<FlashSaleState>('/flash-sales/current', { params: { locale } })).data;
}
