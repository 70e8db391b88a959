import type { Satang } from '../kernel/money.ts';
import type { ReturnLine } from './ports.ts';

/** What was paid for goods of which some, or all, come back. */
export interface PaidGoods {
  readonly items: readonly {
    readonly line: number;
    readonly qty: number;
    /** The line's own price after all discounts. */
    readonly paid: Satang;
  }[];
  readonly total: Satang;
  /** Part of `total` that gift cards paid. */
  readonly giftCardAmount: Satang;
  readonly earnedCoins: number;
}

interface ReturnShare {
  /** Every piece comes back. */
  readonly isWhole: boolean;
  /** All that goes back: `money` and `giftCards`. */
  readonly amount: Satang;
  /** Of what was paid through a provider or in cash. */
  readonly money: Satang;
  readonly giftCards: Satang;
  /** Coins that came with those goods. */
  readonly coins: number;
}

/**
 * What goes back for goods. All of an order brings back all that was paid for it, the delivery too; a part brings its
 * lines' own price, pieces of a line in proportion. Money comes before gift cards, as when an order is cancelled, and
 * coins are counted down to whole ones, as when they were earned.
 */
export function returnShare(order: PaidGoods, lines: readonly ReturnLine[]): ReturnShare {
  const { items, total, giftCardAmount, earnedCoins } = order;
  const coming = new Map(lines.map(({ line, qty }) => [line, qty]));
  const isWhole = items.every(({ line, qty }) => coming.get(line) === qty);
  const goods = sum(items.map(({ paid }) => paid));
  const back = sum(
    items.map(({ line, qty, paid }) => pieceShare(paid, coming.get(line) ?? 0, qty)),
  );
  const amount = isWhole ? total : back;
  const money = Math.min(amount, total - giftCardAmount);
  const part = goods === 0 ? 0 : Math.floor((earnedCoins * back) / goods);
  return {
    ...{ isWhole, amount, money },
    giftCards: amount - money,
    coins: isWhole ? earnedCoins : part,
  };
}

/** What some pieces of a line cost. */
export function pieceShare(paid: Satang, pieces: number, qty: number): Satang {
  return Math.round((paid * pieces) / qty);
}

function sum(amounts: readonly Satang[]): Satang {
  return amounts.reduce((total, amount) => total + amount, 0);
}
