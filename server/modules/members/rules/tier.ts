import {
  TIER_DAYS,
  TIER_SPEND,
  TIERS,
  type Tier,
} from '../../../../lib/members/contract-values.ts';
import { fromBaht, type Satang } from '../../../core/money.ts';

export interface Membership {
  readonly tier: Tier;
  readonly spent: Satang;
  /** Null at the highest tier. */
  readonly next: { readonly tier: Tier; readonly missing: Satang } | null;
}

const DAY_MS = 86_400_000;

/** Start of the period whose spending determines the current tier. */
export function tierSince(now: Date): Date {
  return new Date(now.getTime() - TIER_DAYS * DAY_MS);
}

/**
 * The highest tier reached by the spending, and the amount missing to the next (`docs/product/account.md`, "Tiers").
 */
export function membershipOf(spent: Satang): Membership {
  const above = TIERS.find((tier) => fromBaht(TIER_SPEND[tier]) > spent);
  const reached = TIERS.filter((tier) => fromBaht(TIER_SPEND[tier]) <= spent);
  return {
    tier: reached.at(-1) ?? TIERS[0],
    spent,
    next: above ? { tier: above, missing: fromBaht(TIER_SPEND[above]) - spent } : null,
  };
}
