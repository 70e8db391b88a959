import { queryOptions } from '@tanstack/react-query';
import type { ProductCard } from '../catalog/contract';
import { getProduct, getProducts } from '../catalog/calls';
import { http } from '../api/http';
import type { Locale } from '../i18n/locale';

const MOST_CARDS = 40;
const KEPT_MS = 60_000;

/** Cards of all products of a conversation, by id; public reads without member data. */
export function conversationCardsQuery(ids: readonly number[], locale: Locale) {
  const wanted = [...new Set(ids)].toSorted((a, b) => a - b).slice(-MOST_CARDS);
  return queryOptions({
    queryKey: ['conversation-cards', wanted, locale],
    queryFn: async (): Promise<ReadonlyMap<number, ProductCard>> => {
      const { entities } = await getProducts(await http(), {
        ...{ locale, ids: wanted, page_size: MOST_CARDS },
      });
      return new Map(entities.map((card) => [card.id, card]));
    },
    enabled: wanted.length > 0,
    staleTime: KEPT_MS,
  });
}

/** How a medicine is taken by its label; empty for other products. */
export function labelDirectionsQuery(productId: number | undefined, locale: Locale) {
  return queryOptions({
    queryKey: ['label-directions', productId, locale],
    queryFn: async () => {
      const product = await getProduct(await http(), productId ?? 0, locale);
      return product.drug ? product.how_to : '';
    },
    enabled: productId !== undefined,
    staleTime: KEPT_MS,
  });
}
