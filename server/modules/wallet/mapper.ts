import type {
  Coins,
  Coupon,
  GiftCardBalance,
  MemberCoupon,
  Redeemed,
  RedeemHistory,
  RedeemOptions,
} from '../../../lib/wallet/contract.ts';
import type { Locale } from '../../../lib/api/contract.ts';
import type { CouponStatus } from '../../../lib/wallet/contract-values.ts';
import { toBaht } from '../../core/money.ts';
import type { GiftCardAnswer } from './rules/check-gift-card.ts';
import type { CoinAccount, ShopCoupon, WalletCoupon } from './ports.ts';
import type { Redeemed as RedeemedCoins } from './rules/redeem-coins.ts';
import { redeemOptions } from './rules/redeem-options.ts';

type Terms = Omit<Coupon, 'id' | 'ends_at' | 'left'>;

function toTerms(coupon: ShopCoupon | WalletCoupon, locale: Locale): Terms {
  return {
    code: coupon.code,
    kind: coupon.kind,
    audience: coupon.audience,
    name: coupon.name[locale],
    description: coupon.description[locale],
    amount: toBaht(coupon.amount),
    percent: coupon.percent,
    cap: coupon.cap === null ? null : toBaht(coupon.cap),
    min_spend: toBaht(coupon.minSpend),
    scope: coupon.scope,
    scope_name: coupon.scopeName[locale],
    starts_at: coupon.startsAt.toISOString(),
  };
}

export function toCoupon(coupon: ShopCoupon, locale: Locale): Coupon {
  const { id, quota, collected, endsAt } = coupon;
  const left = quota === null ? null : quota - collected;
  return { ...toTerms(coupon, locale), id, ends_at: endsAt.toISOString(), left };
}

export function toMemberCoupon(coupon: WalletCoupon, locale: Locale): MemberCoupon {
  return {
    ...toTerms(coupon, locale),
    id: coupon.memberCouponId,
    coupon_id: coupon.couponId,
    ends_at: coupon.expiresAt.toISOString(),
    left: null,
    status: shownStatus(coupon),
    in_use: coupon.status === 'reserved',
    order_id: coupon.orderId,
    used_at: coupon.usedAt?.toISOString() ?? null,
  };
}

/** `docs/contract.md`, "Coupon states": reserved is shown as ready and in use. */
function shownStatus({ status }: WalletCoupon): CouponStatus {
  return status === 'reserved' ? 'ready' : status;
}

export function toCoins({ total, expiring, ledger }: CoinAccount): Coins {
  return {
    total,
    expiring: expiring.map(({ amount, at }) => ({ amount, at: at.toISOString() })),
    ledger: ledger.map((entry) => ({
      id: entry.id,
      amount: entry.amount,
      reason: entry.reason,
      order_id: entry.orderId,
      at: entry.at.toISOString(),
      expires_at: entry.expiresAt?.toISOString() ?? null,
    })),
  };
}

export function toRedeemOptions(coins: number): RedeemOptions {
  const options = redeemOptions(coins).map((option) => ({
    coins: option.coins,
    amount: toBaht(option.amount),
  }));
  return { coins, options };
}

export function toRedeemed({ coupon, coinsLeft }: RedeemedCoins, locale: Locale): Redeemed {
  return { coupon: toMemberCoupon(coupon, locale), coins_left: coinsLeft };
}

export function toRedemption(coupon: WalletCoupon): RedeemHistory['entities'][number] {
  return {
    id: coupon.memberCouponId,
    coins: coupon.coins,
    amount: toBaht(coupon.amount),
    at: coupon.createdAt.toISOString(),
    status: shownStatus(coupon),
  };
}

export function toGiftCardBalance({ card, pass }: GiftCardAnswer): GiftCardBalance {
  return {
    token: pass,
    last_four: card.lastFour,
    balance: toBaht(card.balance),
    expires_at: card.expiresAt.toISOString(),
  };
}
