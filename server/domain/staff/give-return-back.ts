import { vatInside, type Satang } from '../kernel/money.ts';
import type { CreditNoteRepo, OrderReturn, ReturnLine } from '../orders/ports.ts';
import { returnShare } from '../orders/return-share.ts';
import type { OrderPayments } from '../payments/ports.ts';
import type { StockRepo } from '../stock/ports.ts';
import type { CoinRepo, CouponRepo, GiftCardRepo } from '../wallet/ports.ts';
import type { ReturnDecisions, StaffOrder } from './ports.ts';

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

/** What the audit log keeps of it. */
interface Given {
  readonly amount: number;
  readonly restock: boolean;
}

/** What staff gives back itself: what was paid in cash. */
export function byHand(order: StaffOrder, lines: readonly ReturnLine[]): Satang {
  return order.paymentMethod === 'cod' ? returnShare(order, lines).money : 0;
}

/**
 * In the order of the locks, which the caller began with the member and the order: payments, coupons, gift cards,
 * stock. Cash is given back by hand, and staff says so with this.
 */
export async function giveReturnBack(
  repos: GiveReturnRepos,
  { order, back, restock, at, tell }: Giving,
): Promise<Given> {
  const { id, items, paymentMethod } = order;
  const { isWhole, amount, money, giftCards, coins } = returnShare(order, back.lines);
  const online = paymentMethod !== 'cod' && money > 0;
  if (online) await repos.payments.giveBack(id, 'returned', at, money);
  // What made all of it cheaper is the member's again; of a part it is spent.
  if (isWhole) await repos.coupons.release(id);
  if (giftCards > 0) await repos.giftCards.giveBackPart(id, giftCards);
  await repos.coins.takeBackEarned(id, coins, at);
  await repos.returnDecisions.noteGiven(id, { refunded: amount, restocked: restock });
  // Of a provider's money the member hears when it is back.
  if (!online) await tell();
  const part = isWhole ? undefined : { amount, vat: vatInside(amount) };
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
