import { beforeAll, describe, expect, it } from 'vitest';
import { COUPON_KINDS } from '../../../../lib/wallet/contract-values.ts';
import { PROMOTION_KINDS } from '../../../../lib/offers/contract.ts';
import { priceCart } from './price-cart.ts';
import { cartOf, couponOf, groupOf, lineOf } from './price-cart.fixture.ts';
import type { CouponRule, PriceInput } from './priced.ts';

/**
 * Independent implementation of `docs/product/cart.md`, "Price rules", written per piece: satang are distributed one
 * at a time, and only the input types are shared with the rules under test.
 */
interface Piece {
  readonly id: number;
  readonly price: number;
  readonly flash: boolean;
  inSet: boolean;
  free: boolean;
}

function oracle(input: PriceInput) {
  const pieces = input.lines.flatMap(piecesOf);
  bundle(input, pieces);
  const line = (id: number) => input.lines.find(({ productId }) => productId === id);
  const paid = (id: number) =>
    pieces
      .filter((piece) => piece.id === id && !piece.free)
      .reduce((all, { price }) => all + price, 0);
  const left = new Map(
    input.lines.map(({ productId: id }) => [id, paid(id) - memberOff(input, pieces, id)]),
  );
  const after3 = new Map(left);

  const good = (coupon: CouponRule) =>
    [...left.keys()].filter((id) => {
      const of = line(id);
      if (!of || of.restricted || (coupon.kind === 'coins' && of.medicine)) return false;
      const scopes = { all: null, product: id, brand: of.brandId, category: of.categoryId };
      return coupon.scope === 'all' || scopes[coupon.scope] === coupon.scopeId;
    });
  const usable = (coupon: CouponRule) => {
    const spent = good(coupon).reduce((all, id) => all + (after3.get(id) ?? 0), 0);
    if (coupon.birthday && !input.member.birthday) return false;
    return coupon.expiresAt > input.now && spent >= coupon.minSpend;
  };
  const first = (kinds: readonly string[], use: (coupon: CouponRule) => number) => {
    for (const coupon of [...input.coupons].sort((a, b) => a.memberCouponId - b.memberCouponId)) {
      if (kinds.includes(coupon.kind) && usable(coupon) && use(coupon) > 0) return;
    }
  };
  const spread = (coupon: CouponRule, wanted: number) => {
    const ids = good(coupon);
    return handOut(left, ids, wanted);
  };
  first(['amount', 'percent', 'free_item'], (coupon) => {
    const ids = good(coupon);
    const all = ids.reduce((total, id) => total + (left.get(id) ?? 0), 0);
    if (coupon.kind === 'amount') return spread(coupon, coupon.amount);
    if (coupon.kind === 'percent') {
      const off = Math.floor((2 * all * coupon.percent + 100) / 200);
      return spread(coupon, coupon.cap === null ? off : Math.min(coupon.cap, off));
    }
    return freeItem(coupon, ids);
  });
  function freeItem(coupon: CouponRule, ids: readonly number[]) {
    let cheapest: { id: number; price: number } | undefined;
    for (const id of [...ids].sort((a, b) => a - b)) {
      const count = pieces.filter((piece) => piece.id === id && !piece.free).length;
      const price = count === 0 ? 0 : Math.floor((left.get(id) ?? 0) / count);
      if (price > 0 && (!cheapest || price < cheapest.price)) cheapest = { id, price };
    }
    if (!cheapest) return 0;
    const off = coupon.cap === null ? cheapest.price : Math.min(coupon.cap, cheapest.price);
    left.set(cheapest.id, (left.get(cheapest.id) ?? 0) - off);
    return off;
  }
  first(['coins'], (coupon) => spread(coupon, coupon.amount));

  const goods = [...left.values()].reduce((all, amount) => all + amount, 0);
  let fee = input.delivery === 'pickup' || goods >= 69_900 ? 0 : 4_000;
  first(['free_delivery'], ({ amount }) => {
    const off = amount === 0 ? fee : Math.min(amount, fee);
    fee -= off;
    return off;
  });
  const total = goods + fee;
  const cards = input.giftCards.reduce((all, { balance }) => all + balance, 0);
  return {
    left: Object.fromEntries(left),
    free: Object.fromEntries(
      input.lines.map(({ productId: id }) => [
        id,
        pieces.filter((piece) => piece.id === id && piece.free).length,
      ]),
    ),
    fee,
    total,
    vat: Math.floor((2 * total * 7 + 107) / 214),
    toPay: Math.max(0, total - cards),
  };
}

function piecesOf(line: PriceInput['lines'][number]): Piece[] {
  const { productId: id, listPrice, dealPrice, memberPrice, flash, qty, restricted } = line;
  const lasting = restricted ? [listPrice] : [listPrice, dealPrice, memberPrice];
  const plain = Math.min(...lasting.filter((price) => price > 0));
  const cheaper = !restricted && flash !== null && flash.left >= qty && flash.price < plain;
  const price = cheaper ? flash.price : plain;
  return Array.from({ length: qty }, () => ({
    id,
    price,
    flash: cheaper,
    inSet: false,
    free: false,
  }));
}

function bundle({ promotions, lines }: PriceInput, pieces: readonly Piece[]) {
  const bundles = promotions.filter(({ kind }) => kind !== 'member_percent');
  for (const { id: groupId, kind } of bundles) {
    const mine = pieces.filter((piece) => {
      const groups = bundles.filter(({ productIds }) => productIds.has(piece.id));
      const restricted = lines.some((line) => line.productId === piece.id && line.restricted);
      return !restricted && Math.min(...groups.map((group) => group.id)) === groupId;
    });
    mine.sort((a, b) => (a.price === b.price ? a.id - b.id : b.price - a.price));
    const size = kind === 'buy_1_get_1' ? 2 : 3;
    while (mine.length >= size) {
      const set = mine.splice(0, size);
      for (const piece of set) piece.inSet = true;
      for (const piece of set.slice(-1)) piece.free = true;
    }
  }
}

function memberOff(
  { promotions, member, lines }: PriceInput,
  pieces: readonly Piece[],
  id: number,
) {
  const restricted = lines.some((line) => line.productId === id && line.restricted);
  if (!member.card || restricted) return 0;
  const percents = promotions
    .filter(({ kind, productIds }) => kind === 'member_percent' && productIds.has(id))
    .map(({ percent }) => percent);
  const touched = pieces.filter((piece) => piece.id === id && !piece.inSet && !piece.flash);
  const whole = touched.reduce((all, { price }) => all + price, 0);
  return Math.floor((2 * whole * Math.max(0, ...percents) + 100) / 200);
}

/** Whole shares first, then single satang by largest remainder. */
function handOut(left: Map<number, number>, ids: readonly number[], wanted: number): number {
  const weight = new Map(ids.map((id) => [id, left.get(id) ?? 0]));
  const whole = [...weight.values()].reduce((all, amount) => all + amount, 0);
  const off = Math.min(wanted, whole);
  if (off === 0) return 0;
  const given = new Map(ids.map((id) => [id, Math.floor((off * (weight.get(id) ?? 0)) / whole)]));
  const lack = (id: number) => off * (weight.get(id) ?? 0) - (given.get(id) ?? 0) * whole;
  let over = off - [...given.values()].reduce((all, amount) => all + amount, 0);
  for (; over > 0; over -= 1) {
    let most: number | undefined;
    for (const id of [...ids].sort((a, b) => a - b)) {
      if (most === undefined || lack(id) > lack(most)) most = id;
    }
    if (most !== undefined) given.set(most, (given.get(most) ?? 0) + 1);
  }
  for (const [id, amount] of given) left.set(id, (left.get(id) ?? 0) - amount);
  return off;
}

/** Deterministic random numbers. */
function dice(seed: number) {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const upTo = (most: number) => Math.floor(next() * (most + 1));
  const chance = (share: number) => next() < share;
  const pick = <Item>(items: readonly [Item, ...Item[]]): Item =>
    items[upTo(items.length - 1)] ?? items[0];
  const some = <Item>(most: number, make: (index: number) => Item) =>
    Array.from({ length: upTo(most) }, (_, index) => make(index + 1));
  return { upTo, chance, pick, some };
}

function randomCart(seed: number): PriceInput {
  const { upTo, chance, pick, some } = dice(seed);
  const lines = some(8, (id) => {
    const listPrice = chance(0.3) ? 10_000 : 100 + upTo(60_000);
    const restricted = chance(0.08);
    return lineOf(id, listPrice, {
      qty: 1 + upTo(5),
      dealPrice: chance(0.3) ? 1 + upTo(listPrice + 500) : 0,
      memberPrice: chance(0.3) ? 1 + upTo(listPrice) : 0,
      flash: chance(0.2) ? { saleId: 1, price: 1 + upTo(listPrice), left: 1 + upTo(6) } : null,
      brandId: 1 + upTo(2),
      categoryId: 1 + upTo(1),
      medicine: restricted || chance(0.15),
      restricted,
    });
  });
  return cartOf(chance(0.5) ? lines : lines.toReversed(), {
    promotions: some(4, (id) =>
      groupOf(
        id,
        pick([...PROMOTION_KINDS]),
        some(6, () => 1 + upTo(8)),
        { percent: upTo(30) },
      ),
    ),
    coupons: some(4, (id) =>
      couponOf(id, pick([...COUPON_KINDS]), {
        amount: upTo(8_000),
        percent: upTo(60),
        cap: chance(0.4) ? upTo(9_000) : null,
        minSpend: chance(0.5) ? upTo(90_000) : 0,
        scope: pick(['all', 'all', 'product', 'brand', 'category'] as const),
        scopeId: 1 + upTo(3),
        birthday: chance(0.1),
        ...(chance(0.05) ? { expiresAt: new Date(0) } : {}),
      }),
    ),
    member: { card: chance(0.7), birthday: chance(0.5) },
    delivery: chance(0.8) ? 'home' : 'pickup',
    giftCards: some(2, (giftCardId) => ({ giftCardId, lastFour: '0000', balance: upTo(50_000) })),
  });
}

const CARTS = 10_000;
/** Many carts are slow on a busy machine. */
const PATIENCE_MS = 120_000;

function answerOf({ lines, delivery, total, vat, toPay }: ReturnType<typeof priceCart>) {
  return {
    left: Object.fromEntries(lines.map((line) => [line.productId, line.total])),
    free: Object.fromEntries(lines.map((line) => [line.productId, line.freeQty])),
    fee: delivery.fee,
    total,
    vat,
    toPay,
  };
}

describe('priceCart and an oracle', () => {
  const met = new Map<string, number>();
  let wrong: PriceInput | undefined;

  beforeAll(() => {
    for (let seed = 1; seed <= CARTS && !wrong; seed += 1) {
      const cart = randomCart(seed);
      const priced = priceCart(cart);
      for (const { ruleId } of priced.appliedRules) {
        const [rule = ''] = ruleId.split(':');
        met.set(rule, (met.get(rule) ?? 0) + 1);
      }
      // Comparing strings is much faster than comparing structures.
      if (JSON.stringify(answerOf(priced)) !== JSON.stringify(oracle(cart))) wrong = cart;
    }
  }, PATIENCE_MS);

  it('agree on 10,000 random carts', () => {
    expect(wrong && { cart: wrong, answer: answerOf(priceCart(wrong)) }).toEqual(
      wrong && { cart: wrong, answer: oracle(wrong) },
    );
  });

  it.each(['set', 'member', 'coupon', 'coins', 'free_delivery'])(
    'covered %s often enough',
    (rule) => {
      expect(met.get(rule)).toBeGreaterThan(CARTS / 20);
    },
  );
});
