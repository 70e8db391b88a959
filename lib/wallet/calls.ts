import type { Locale } from '../api/contract.ts';
import type { Coupon, GiftCardBalance, MemberCoupon, MemberCouponQuery } from './contract.ts';
import type { Http } from '../api/http';

export async function getCoupons(http: Http, locale: Locale): Promise<Coupon[]> {
  return (await http.get<{ entities: Coupon[] }>('/coupons', { params: { locale } })).data.entities;
}

export async function getCoupon(http: Http, id: number, locale: Locale): Promise<Coupon> {
  return (await http.get<Coupon>(`/coupons/${String(id)}`, { params: { locale } })).data;
}

export async function collectCoupon(http: Http, id: number, locale: Locale): Promise<MemberCoupon> {
  const path = `/me/coupons/${String(id)}/collect`;
  return (await http.post<MemberCoupon>(path, undefined, { params: { locale } })).data;
}

/** The member's copies, newest first; `ready` includes those held by an open order. */
export async function getMemberCoupons(
  http: Http,
  locale: Locale,
  query: MemberCouponQuery,
): Promise<MemberCoupon[]> {
  const { data } = await http.get<{ entities: MemberCoupon[] }>('/me/coupons', {
    params: { locale, ...query },
  });
  return data.entities;
}

export async function checkGiftCard(
  http: Http,
  input: { code: string; pin: string; locale: Locale },
): Promise<GiftCardBalance> {
  const { locale, ...card } = input;
  return (await http.post<GiftCardBalance>('/gift-cards/balance', card, { params: { locale } }))
    .data;
}
