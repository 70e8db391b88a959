import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { CouponStatus } from './contract-values';
import { checkGiftCard, collectCoupon, getMemberCoupons } from './calls';
import { http } from '../api/http';
import type { Locale } from '../i18n/locale';
import { NEWEST, walletKey } from './queries-coins';

/** Selectable coupons; always refetched, since orders spend them. */
export function readyCouponsQuery(locale: Locale) {
  return queryOptions({
    queryKey: [...walletKey, 'coupons', locale],
    queryFn: async () => getMemberCoupons(await http(), locale, { status: 'ready' }),
    staleTime: 0,
  });
}

export const COUPONS_A_PAGE = 20;

export function memberCouponsQuery(locale: Locale, status: CouponStatus) {
  return infiniteQueryOptions({
    queryKey: [...walletKey, 'member-coupons', locale, status],
    queryFn: async ({ pageParam: before }) =>
      getMemberCoupons(await http(), locale, { status, before, per_page: COUPONS_A_PAGE }),
    initialPageParam: NEWEST,
    getNextPageParam: (last) => (last.length < COUPONS_A_PAGE ? undefined : last.at(-1)?.id),
    staleTime: 0,
  });
}

/** One coupon; undefined if the member has none with the id. */
export function memberCouponQuery(locale: Locale, id: number) {
  return queryOptions({
    queryKey: [...walletKey, 'member-coupon', locale, id],
    queryFn: async () => (await getMemberCoupons(await http(), locale, { id })).at(0) ?? null,
    staleTime: 0,
  });
}

/** Copies of currently offered coupons, used ones included. */
export function collectedQuery(locale: Locale) {
  return queryOptions({
    queryKey: [...walletKey, 'collected', locale],
    queryFn: async () => getMemberCoupons(await http(), locale, { offered: true }),
    staleTime: 0,
  });
}

export function collectCouponMutation(locale: Locale) {
  return {
    mutationFn: async (couponId: number) => collectCoupon(await http(), couponId, locale),
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
