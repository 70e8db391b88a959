import { getOrder, getOrders, placeOrder } from '../api/endpoints/orders';
import type { PlaceOrder } from '../api/contract/orders';
import { http } from '../api/http';
import type { Locale } from '../i18n/locale';

export function ordersQuery(locale: Locale, page: number) {
  return {
    queryKey: ['orders', locale, page],
    queryFn: async () => getOrders(await http(), { page, locale }),
    staleTime: 0,
  };
}

export function orderQuery(locale: Locale, id: string) {
  return {
    queryKey: ['order', locale, id],
    queryFn: async () => getOrder(await http(), id, locale),
    staleTime: 0,
  };
}

export function placeOrderMutation(locale: Locale) {
  return {
    mutationFn: async (input: { order: PlaceOrder; idempotencyKey: string }) =>
      placeOrder(await http(), { ...input, locale }),
    retry: false,
  };
}
