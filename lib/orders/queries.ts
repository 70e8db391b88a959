import { queryOptions, type QueryClient } from '@tanstack/react-query';
import {
  cancelOrder,
  chooseBranch,
  getCreditNote,
  getOrder,
  getOrders,
  getTaxInvoice,
  placeOrder,
  reorder,
  requestTaxInvoice,
  returnGoods,
} from './calls';
import type { CartItem } from '../cart/contract';
import type { OrderStatus } from './contract-values';
import type { PlaceOrder, ReturnRequest } from './contract';
import { http } from '../api/http';
import type { Locale } from '../i18n/locale';
import { tellDearer } from '../cart/queries-dearer';
import { useCart } from '@/stores/cart';

/** Newest orders, for use outside the query cache. */
export async function loadOrders(locale: Locale) {
  return getOrders(await http(), { page: 1, locale });
}

export const ordersKey = ['orders'] as const;
const orderKey = ['order'] as const;

/** @param status any of these; undefined for all orders */
export function ordersQuery(locale: Locale, page: number, status?: readonly OrderStatus[]) {
  return queryOptions({
    queryKey: [...ordersKey, locale, page, status ?? null],
    queryFn: async () => getOrders(await http(), { page, locale, ...(status ? { status } : {}) }),
    staleTime: 0,
  });
}

/** The member's order with this number; null for a missing one and for another member's. */
export function numberedOrderQuery(locale: Locale, number: string | undefined) {
  return queryOptions({
    queryKey: [...ordersKey, locale, 'number', number ?? ''],
    queryFn: async () => {
      // The call for one order would answer 404, which is a page of its own.
      const wanted = { page: 1, per_page: 1, id: number ?? '', locale };
      return (await getOrders(await http(), wanted)).entities[0] ?? null;
    },
    enabled: number !== undefined,
    retry: false,
    meta: { atOnce: true },
  });
}

/** Newest unpaid order; null if none. */
export function openOrderQuery(locale: Locale) {
  return queryOptions({
    queryKey: [...ordersKey, locale, 'open'],
    queryFn: async () => {
      const wanted = { page: 1, per_page: 1, status: ['waiting_payment'] as const, locale };
      const [first] = (await getOrders(await http(), wanted)).entities;
      const order = first && (await getOrder(await http(), first.order_id, locale));
      return order?.status === 'waiting_payment' ? order : null;
    },
    staleTime: 0,
  });
}

export function orderQuery(locale: Locale, id: string) {
  return queryOptions({
    queryKey: [...orderKey, locale, id],
    queryFn: async () => getOrder(await http(), id, locale),
    staleTime: 0,
  });
}

export function placeOrderMutation(locale: Locale) {
  return {
    mutationFn: async (input: { order: PlaceOrder; idempotencyKey: string }) =>
      placeOrder(await http(), { ...input, locale }),
    retry: false,
  };
}

/** Invalidates lists, the order and its payments after any change. */
export async function refreshOrders(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: orderKey }),
    client.invalidateQueries({ queryKey: ordersKey }),
  ]);
}

export function cancelOrderMutation(locale: Locale, id: string) {
  return { mutationFn: async () => cancelOrder(await http(), id, locale), retry: false };
}

/** Replaces the cart in the store, reports higher prices, and returns what could not be added. */
export function reorderMutation(locale: Locale, id: string) {
  return {
    mutationFn: async () => {
      const { cart, missing } = await reorder(await http(), id, locale);
      useCart.getState().replace(cart);
      const isDearer = ({ previous_price: before, now }: CartItem) =>
        before !== null && before < now.amount;
      if (cart.items.some(isDearer)) await tellDearer(locale);
      return missing;
    },
    retry: false,
  };
}

export function chooseBranchMutation(locale: Locale, id: string) {
  return {
    mutationFn: async (branchId: number) => chooseBranch(await http(), { id, branchId, locale }),
    retry: false,
  };
}

export function returnGoodsMutation(locale: Locale, id: string) {
  return {
    mutationFn: async (request: ReturnRequest) =>
      returnGoods(await http(), { id, request, locale }),
    retry: false,
  };
}

export function requestTaxInvoiceMutation(locale: Locale, id: string) {
  return {
    mutationFn: async (vatAddressId: number) =>
      requestTaxInvoice(await http(), { id, vatAddressId, locale }),
    retry: false,
  };
}

export function taxInvoiceMutation(locale: Locale, id: string) {
  return { mutationFn: async () => getTaxInvoice(await http(), id, locale), retry: false };
}

export function creditNoteMutation(locale: Locale, id: string, serial: string) {
  return {
    mutationFn: async () => getCreditNote(await http(), { id, serial, locale }),
    retry: false,
  };
}
