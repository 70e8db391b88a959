import { vatInside, type Satang } from '../../../core/money.ts';
import type { CreditNoteRepo, OrderReturn } from '../../orders/ports.ts';
import { lessCoins, returnShare } from '../../orders/rules/return-share.ts';
import type { OrderPayments } from '../../orders/move-ports.ts';
import type { StockRepo } from '../../stock/ports.ts';
import type { CoinRepo, CouponRepo, GiftCardRepo } from '../../wallet/ports.ts';
import type { ReturnDecisions, StaffOrder } from '../ports.ts';

export interface GiveReturnRepos {
  readonly payments: Pick<OrderPayments, 'giveBack'>;
  readonly coupons: Pick<CouponRepo, 'release'>;
  readonly giftCards: Pick<GiftCardRepo, 'giveBackPart'>;
  readonly coins: Pick<CoinRepo, 'lock' | 'takeBackEarned'>;
  readonly returnDecisions: Pick<ReturnDecisions, 'noteGiven'>;
  readonly creditNotes: CreditNoteRepo;
  readonly stock: Pick<StockRepo, 'putBack'>;
}

interface Giving {
  readonly order: StaffOrder;
  readonly back: OrderReturn;
  readonly restock: boolean;
  readonly at: Date;
  readonly tell: () => Promise<void>;
}

/** Details for the audit log. */
interface Given {
  readonly amount: number;
  readonly restock: boolean;
}

/** Amount given back, or due now: lessened by coins of the goods that the wallet no longer has. */
export function dueFor(order: StaffOrder, { lines, refunded }: OrderReturn) {
  if (refunded !== null) return lessCoins(order, refunded, 0);
  const { amount, coins } = returnShare(order, lines);
  const spent = order.coinsThere === null ? 0 : Math.max(0, coins - order.coinsThere);
  return lessCoins(order, amount, spent);
}

/** Part that was paid in cash, which staff gives back by hand. */
export function byHand(order: StaffOrder, back: OrderReturn): Satang {
  return order.paymentMethod === 'cod' ? dueFor(order, back).money : 0;
}

/**
 * In the order of the locks, which the caller began with the member and the order: payments, coupons, gift cards,
 * stock. Coins come first, for what was spent of them is kept of the money; the order's lock keeps everybody else away
 * from its payments. Cash is given back by hand, and staff says so with this.
 */
export async function giveReturnBack(
  repos: GiveReturnRepos,
  { order, back, restock, at, tell }: Giving,
): Promise<Given> {
  const { id, items, paymentMethod } = order;
  const { isWhole, amount: share, coins } = returnShare(order, back.lines);
  const spent = await repos.coins.takeBackEarned(id, coins, at);
  const { amount, money, giftCards, keptForCoins } = lessCoins(order, share, spent);
  const online = paymentMethod !== 'cod' && money > 0;
  const onItsWay = online ? await repos.payments.giveBack(id, 'returned', at, money) : 0;
  // Coupons return with a whole order only.
  if (isWhole) await repos.coupons.release(id);
  if (giftCards > 0) await repos.giftCards.giveBackPart(id, giftCards);
  await repos.returnDecisions.noteGiven(id, { refunded: amount, keptForCoins, restocked: restock });
  // A refund through a provider is told once it is done.
  if (onItsWay === 0) await tell();
  const part = isWhole && keptForCoins === 0 ? undefined : { amount, vat: vatInside(amount) };
  await repos.creditNotes.issue(id, { reason: 'returned', at, part });
  if (restock) {
    const productOf = new Map(items.map(({ line, productId }) => [line, productId]));
    const pieces = back.lines.flatMap(({ line, qty }) => {
      const productId = productOf.get(line);
      return productId === undefined ? [] : [{ productId, qty }];
    });
    await repos.stock.putBack(id, pieces);
  }
  return { amount, restock };
}
