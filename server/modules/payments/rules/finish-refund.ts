import type { Satang } from '../../../core/money.ts';
import type { MoveRepos, Telling } from '../../orders/move-ports.ts';
import { movePayment } from './machine.ts';
import type { PaymentRepo, RefundRepo } from '../ports.ts';

interface FinishRepos extends Pick<MoveRepos, 'notifications' | 'outbox' | 'orderMail'> {
  readonly payments: Pick<PaymentRepo, 'changeStatus'>;
  readonly refunds: Pick<RefundRepo, 'markDone'>;
}

interface Finish {
  readonly order: { readonly id: string; readonly memberId: number };
  readonly paymentId: string;
  readonly at: Date;
  /** So much of it, as the provider says. */
  readonly told?: Satang;
}

/** The money is back, and the member hears of it once. To be called in a transaction, under the order's lock. */
export async function finishRefund(
  telling: Telling,
  repos: FinishRepos,
  { order, paymentId, at, told }: Finish,
): Promise<boolean> {
  if (!(await repos.refunds.markDone(paymentId, at, told))) return false;
  // Nothing moves where it was a part: the rest is paid for.
  await movePayment(repos.payments, paymentId, { from: 'refund_pending', to: 'refunded', at });
  const { id: orderId, memberId } = order;
  await repos.notifications.add(memberId, telling.notices.about('refunded', orderId), at);
  await telling.mails.write(repos, { notice: 'refunded', orderId, memberId, at });
  return true;
}
