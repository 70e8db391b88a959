import type { Locale } from '../contract/common.ts';
import type {
  Coins,
  CoinsQuery,
  Coupon,
  GiftCardBalance,
  MemberCoupon,
  MemberCouponQuery,
  Redeemed,
  RedeemHistory,
  RedeemOptions,
} from '../contract/wallet.ts';
import type { Http } from '../http';

/** What the shop offers to collect. */
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

/** The member's copies, newest first; `ready` are those to be used now, or that an open order holds. */
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

/** With the lines of the ledger that follow `before`. */
export async function getCoins(http: Http, query: CoinsQuery): Promise<Coins> {
  return (await http.get<Coins>('/me/coins', { params: query })).data;
}

export async function getRedeemHistory(http: Http, page: number): Promise<RedeemHistory> {
  return (await http.get<RedeemHistory>('/me/redeem/history', { params: { page } })).data;
}

export async function getRedeemOptions(http: Http, locale: Locale): Promise<RedeemOptions> {
  return (await http.get<RedeemOptions>('/me/redeem/options', { params: { locale } })).data;
}

export async function redeemCoins(
  http: Http,
  input: { coins: number | null; idempotencyKey: string; locale: Locale },
): Promise<Redeemed> {
  const { coins, idempotencyKey, locale } = input;
  const { data } = await http.post<Redeemed>(
    '/me/redeem',
    { coins },
    { params: { locale }, headers: { 'Idempotency-Key': idempotencyKey } },
  );
  return data;
}

export async function checkGiftCard(
  http: Http,
  input: { code: string; pin: string; locale: Locale },
): Promise<GiftCardBalance> {
  const { locale, ...card } = input;
  return (await http.post<GiftCardBalance>('/gift-cards/balance', card, { params: { locale } }))
    .data;
}
