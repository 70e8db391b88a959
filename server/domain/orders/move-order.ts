import type { OrderStatus } from '../../../lib/api/contract/order-values.ts';
import type { Outbox } from '../kernel/outbox.ts';
import { ok, refuse, type Result } from '../kernel/result.ts';
import type { NotificationRepo } from '../notifications/ports.ts';
import type { FlashQuota } from '../offers/ports.ts';
import type { OrderPayments } from '../payments/ports.ts';
import type { StockRepo } from '../stock/ports.ts';
import type { CoinRepo, CouponRepo, GiftCardRepo } from '../wallet/ports.ts';
import { applyEffects } from './apply-effects.ts';
import { judgeMove, type Actor, type OrderNotice } from './machine.ts';
import type { Holdings, MovableOrder, OrderNotices, OrderRepo, TaxInvoiceRepo } from './ports.ts';

/** Everything that a move may write. */
export interface MoveRepos {
  readonly orders: Pick<OrderRepo, 'changeStatus' | 'holdings'>;
  readonly payments: OrderPayments;
  readonly coupons: Pick<CouponRepo, 'reserve' | 'use' | 'release'>;
  readonly giftCards: Pick<GiftCardRepo, 'take' | 'giveBack'>;
  readonly coins: Pick<CoinRepo, 'earn'>;
  readonly taxInvoices: TaxInvoiceRepo;
  readonly flashQuota: Pick<FlashQuota, 'take' | 'giveBack'>;
  readonly stock: StockRepo;
  readonly notifications: Pick<NotificationRepo, 'add'>;
  readonly outbox: Pick<Outbox, 'add'>;
}

/** Writes the mail about an order into the outbox, in the transaction of what it tells. */
export interface OrderMails {
  write(
    repos: Pick<MoveRepos, 'outbox'>,
    mail: {
      readonly notice: OrderNotice;
      readonly orderId: string;
      readonly memberId: number;
      readonly at: Date;
    },
  ): Promise<void>;
}

/** How members hear of their orders. */
export interface Telling {
  readonly notices: OrderNotices;
  readonly mails: OrderMails;
}

export interface OrderMove {
  readonly order: MovableOrder;
  readonly to: OrderStatus;
  readonly actor: Actor;
  readonly at: Date;
  /** Why, in the words of whoever does it; the member reads it. */
  readonly note?: string;
  /** What a new order takes; read from the order where it is left out. */
  readonly holdings?: Holdings;
}

/**
 * Moves an order, with what the move brings about. To be called in a transaction: a refusal undoes it. The one who
 * calls holds the order's lock (`OrderRepo.lock`) or has just written it.
 */
export async function moveOrder(
  repos: MoveRepos,
  telling: Telling,
  move: OrderMove,
): Promise<Result<MovableOrder>> {
  const { order, to, actor, at, note = '' } = move;
  const from = order.status;
  const verdict = judgeMove(order, to, actor, at);
  if (!verdict.allowed) return refuse('ORDER_STATE', { data: { from, to, why: verdict.why } });
  const { effects = [], notice } = verdict.move;
  const stamps = {
    expiresAt: to === 'waiting_payment' ? order.expiresAt : null,
    succeededAt: effects.includes('succeed') ? at : undefined,
  };
  const moved = await repos.orders.changeStatus(order.id, { from, to, actor, at, note, ...stamps });
  if (!moved) return refuse('ORDER_STATE', { data: { from, to, why: 'moved_meanwhile' } });
  const tell = async () => {
    if (!notice) return;
    const { id: orderId, memberId } = order;
    await repos.notifications.add(memberId, telling.notices.about(notice, orderId), at);
    await telling.mails.write(repos, { notice, orderId, memberId, at });
  };
  const refusal = await applyEffects(repos, { ...move, effects, tell });
  if (refusal) return { ok: false, refusal };
  const { expiresAt, succeededAt = order.succeededAt } = stamps;
  return ok({ ...order, status: to, expiresAt, succeededAt });
}
