import { COINS_PER_BAHT } from '../../../../lib/wallet/contract-values.ts';
import { fromBaht, type Satang } from '../../../core/money.ts';
import { splitSets } from '../../../../lib/offers/contract-values.ts';
import type { ReturnLine } from '../ports.ts';

/** A line of an order, with the rules and rates that its price was made of. */
export interface PaidLine {
  readonly line: number;
  readonly productId: number;
  readonly qty: number;
  /** Unit price before discounts. */
  readonly price: Satang;
  /** The promotion whose set it counts for, and the pieces of one; null where it counts for none. */
  readonly setId: number | null;
  readonly setSize: number | null;
  /** Whole per cent that the member card takes off pieces outside sets. */
  readonly memberPercent: number;
  /** The line's own price after all discounts. */
  readonly paid: Satang;
}

/** Paid goods, some or all of them returned. */
export interface PaidGoods {
  readonly items: readonly PaidLine[];
  readonly total: Satang;
  /** Part of `total` that gift cards paid. */
  readonly giftCardAmount: Satang;
  readonly earnedCoins: number;
}

interface Tenders {
  /** All that goes back: `money` and `giftCards`. */
  readonly amount: Satang;
  /** Part paid through a provider or in cash. */
  readonly money: Satang;
  readonly giftCards: Satang;
}

interface ReturnShare extends Tenders {
  /** Every piece comes back. */
  readonly isWhole: boolean;
  /** Coins that came with those goods. */
  readonly coins: number;
}

/**
 * Amount to give back for goods: the amount paid less the price of the goods kept. A whole order gives back all that
 * was paid for it, the delivery too. Coins are counted down to whole ones, as when they were earned.
 */
export function returnShare(order: PaidGoods, lines: readonly ReturnLine[]): ReturnShare {
  const { items, total, earnedCoins } = order;
  const coming = new Map(lines.map(({ line, qty }) => [line, qty]));
  const kept = items.map(({ line, qty }) => ({ line, qty: qty - (coming.get(line) ?? 0) }));
  const isWhole = kept.every(({ qty }) => qty === 0);
  const goods = sum(items.map(({ paid }) => paid));
  const back = goods - keptPrice(items, kept);
  const part = goods === 0 ? 0 : Math.floor((earnedCoins * back) / goods);
  return {
    isWhole,
    ...tendersOf(order, isWhole ? total : back),
    coins: isWhole ? earnedCoins : part,
  };
}

/** A coin is worth so much at the till. */
const SATANG_OF_A_COIN = fromBaht(1) / COINS_PER_BAHT;

/** Lessens the amount by coins of the goods that were spent already, down to 0. */
export function lessCoins(
  order: Pick<PaidGoods, 'total' | 'giftCardAmount'>,
  amount: Satang,
  spent: number,
): Tenders & { readonly keptForCoins: Satang } {
  const keptForCoins = Math.min(amount, spent * SATANG_OF_A_COIN);
  return { ...tendersOf(order, amount - keptForCoins), keptForCoins };
}

/** Money comes before gift cards, as when an order is cancelled. */
function tendersOf(
  { total, giftCardAmount }: Pick<PaidGoods, 'total' | 'giftCardAmount'>,
  amount: Satang,
): Tenders {
  const money = Math.min(amount, total - giftCardAmount);
  return { amount, money, giftCards: amount - money };
}

/**
 * Price of the goods kept, by the rules and rates of the order: a set that is no longer complete gives
 * nothing free, and the member card counts for pieces outside sets. Discounts of coupons and coins spread evenly over
 * a line, and over all lines of one promotion's sets. To keep less never costs more, so that several returns give back
 * as much as one.
 */
export function keptPrice(items: readonly PaidLine[], kept: readonly ReturnLine[]): Satang {
  const qtyOf = new Map(kept.map(({ line, qty }) => [line, qty]));
  const together = Map.groupBy(items, ({ line, setId }) =>
    setId === null ? `line ${String(line)}` : `set ${String(setId)}`,
  );
  const prices = [...together.values()].map((members) => {
    const left = members.map((item) => ({ ...item, qty: qtyOf.get(item.line) ?? 0 }));
    return portion(sum(members.map(({ paid }) => paid)), worth(left), worth(members));
  });
  return sum(prices);
}

/** After sets and the member card, in hundredths of a satang: no cent is rounded away on the way. */
function worth(members: readonly PaidLine[]): number {
  const size = members[0]?.setSize ?? Infinity;
  const row = members.map(({ price, ...item }) => ({ ...item, unitPrice: price }));
  return sum(
    splitSets(row, size).map(({ unitPrice, qty, freeQty, qtyInSets, memberPercent }) => {
      const outside = (qty - qtyInSets) * (100 - memberPercent);
      return unitPrice * ((qtyInSets - freeQty) * 100 + outside);
    }),
  );
}

/** `amount * part / whole` to the satang; the product of two amounts does not fit into a double. */
function portion(amount: Satang, part: number, whole: number): Satang {
  if (whole === 0) return 0;
  const doubled = (2n * BigInt(amount) * BigInt(part)) / BigInt(whole);
  return Number((doubled + 1n) / 2n);
}

/** Price of some pieces of a line. */
export function pieceShare(paid: Satang, pieces: number, qty: number): Satang {
  return Math.round((paid * pieces) / qty);
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
