import { randomInt, randomUUID } from 'node:crypto';
import type { MemberCoupon, Redeemed } from '../lib/wallet/contract.ts';
import { createGiftCardPasses } from '../server/modules/wallet/rules/gift-card-passes.ts';
import type { Shopper } from '../tests/harness/checkout.ts';
import { plantTaxAddresses } from '../tests/harness/crowd.ts';
import type { withDatabase } from '../tests/harness/service-process.ts';
import { giveCoins, plantCoupon, plantGiftCard } from '../tests/harness/wallet.ts';
import type { Call } from './caller.ts';
import { chance, onceOrTwice, type Tally } from './tally.ts';

type World = Parameters<Parameters<typeof withDatabase>[1]>[0];

export const COINS = 2_000;
/** In satang, per card. */
export const CARD_BALANCE = 600_000;
const CARD_HOLDERS = 3;
const COUPONS = 24;
/** Quota of every third coupon, far below the number of members. */
const QUOTA = 8;

export interface Guest extends Shopper {
  /** Pass of a gift card shared by a few members. */
  readonly cardPass: string;
  readonly vatAddressId: number;
}

export interface Purses {
  readonly guests: readonly Guest[];
  /** Ids of the coupons that any member may collect once. */
  readonly offers: readonly number[];
}

/**
 * Coins for all, shared gift cards, and coupons that sell out. Passes are valid for an hour, like the sessions: the
 * shop limits balance requests per card.
 */
export async function plantPurses(world: World, crowd: readonly Shopper[]): Promise<Purses> {
  const passes = createGiftCardPasses(world.hasher);
  const taxAddresses = await plantTaxAddresses(world, crowd);
  const guests: Guest[] = [];
  let card = await plantGiftCard(world, CARD_BALANCE);
  for (const [index, shopper] of crowd.entries()) {
    if (index > 0 && index % CARD_HOLDERS === 0) card = await plantGiftCard(world, CARD_BALANCE);
    await giveCoins(world, shopper.memberId, COINS);
    const cardPass = passes.issue(card.id, shopper.memberId, world.clock.now());
    const vatAddressId = taxAddresses.get(shopper.memberId) ?? 0;
    guests.push({ ...shopper, cardPass, vatAddressId });
  }
  const offers: number[] = [];
  for (let n = 0; n < COUPONS; n += 1) offers.push(await plantCoupon(world, couponOf(n)));
  return { guests, offers };
}

function couponOf(n: number): Parameters<typeof plantCoupon>[1] {
  const quota = n % 3 === 0 ? QUOTA : null;
  if (n % 4 === 0) return { quota, kind: 'free_delivery', amount: 4_000, minSpend: 0 };
  if (n % 4 === 1) return { quota, kind: 'percent', amount: 0, percent: 10, minSpend: 0 };
  return { quota, amount: 2_000, minSpend: 8_000 };
}

interface Tenders {
  readonly coupon_ids: readonly number[];
  readonly coin_coupon_id?: number;
  readonly gift_card_codes: readonly string[];
}

/**
 * Sometimes collects and redeems, perhaps twice in parallel. Returns what the wallet shows, even if another order holds
 * it.
 */
export async function openPurse(
  call: Call,
  guest: Guest,
  offers: readonly number[],
  tally: Tally,
): Promise<Tenders> {
  if (chance(50)) await collect(call, offers[randomInt(offers.length)] ?? 0, tally);
  if (chance(30)) await redeem(call, 5 * (1 + randomInt(20)), tally);
  const wallet = await call<{ entities: MemberCoupon[] }>('GET', '/me/coupons?status=ready');
  const copies = wallet?.entities ?? [];
  const coin = copies.find(({ kind }) => kind === 'coins');
  const others = copies.filter(({ kind }) => kind !== 'coins').slice(0, 1 + randomInt(3));
  return {
    coupon_ids: chance(70) ? others.map(({ id }) => id) : [],
    ...(coin && chance(50) ? { coin_coupon_id: coin.id } : {}),
    gift_card_codes: chance(40) ? [guest.cardPass] : [],
  };
}

async function collect(call: Call, offer: number, tally: Tally): Promise<void> {
  const take = () => call<MemberCoupon>('POST', `/me/coupons/${String(offer)}/collect`);
  for (const copy of await onceOrTwice(30, take)) tally.collected.add(copy.id);
}

async function redeem(call: Call, coins: number, tally: Tally): Promise<void> {
  const key = randomUUID();
  const send = () => call<Redeemed>('POST', '/me/redeem', { coins }, key);
  for (const { coupon } of await onceOrTwice(30, send)) {
    tally.note(tally.redeemed, key, coupon.id);
  }
}
