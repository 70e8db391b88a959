import type { CouponStatus } from '../api/contract/order-values';
import {
  checkGiftCard,
  collectCoupon,
  getCoins,
  getMemberCoupons,
  getRedeemHistory,
  getRedeemOptions,
  redeemCoins,
} from '../api/endpoints/wallet';
import { http } from '../api/http';
import type { Locale } from '../i18n/locale';

export const walletKeys = { all: ['wallet'] as const };

/** Coupons to choose from; an order spends them, so that they are asked for each time. */
export function readyCouponsQuery(locale: Locale) {
  return {
    queryKey: [...walletKeys.all, 'coupons', locale],
    queryFn: async () => getMemberCoupons(await http(), locale, 'ready'),
    staleTime: 0,
  };
}

/** Of one status, or all of them. */
export function memberCouponsQuery(locale: Locale, status?: CouponStatus) {
  return {
    queryKey: [...walletKeys.all, 'member-coupons', locale, status ?? 'all'],
    queryFn: async () => getMemberCoupons(await http(), locale, status),
    staleTime: 0,
  };
}

export function collectCouponMutation(locale: Locale) {
  return {
    mutationFn: async (couponId: number) => collectCoupon(await http(), couponId, locale),
    retry: false,
  };
}

export function coinsQuery() {
  return {
    queryKey: [...walletKeys.all, 'coins'],
    queryFn: async () => getCoins(await http()),
    staleTime: 0,
  };
}

export function redeemHistoryQuery(page: number) {
  return {
    queryKey: [...walletKeys.all, 'redeem-history', page],
    queryFn: async () => getRedeemHistory(await http(), page),
    staleTime: 0,
  };
}

/** How many coins there are, and what may be made of them. */
export function redeemOptionsQuery(locale: Locale) {
  return {
    queryKey: [...walletKeys.all, 'redeem-options', locale],
    queryFn: async () => getRedeemOptions(await http(), locale),
    staleTime: 0,
  };
}

export function redeemCoinsMutation(locale: Locale) {
  return {
    mutationFn: async (input: { coins: number | null; idempotencyKey: string }) =>
      redeemCoins(await http(), { ...input, locale }),
    retry: false,
  };
}

export function checkGiftCardMutation(locale: Locale) {
  return {
    mutationFn: async (card: { code: string; pin: string }) =>
      checkGiftCard(await http(), { ...card, locale }),
    retry: false,
  };
}
