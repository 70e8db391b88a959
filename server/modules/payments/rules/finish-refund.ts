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
}

/** The money is back, and the member hears of it once. To be called in a transaction, under the order's lock. */
export async function finishRefund(
  telling: Telling,
  repos: FinishRepos,
  finish: Finish,
): Promise<boolean> {
  if (!(await repos.refunds.markDone(finish.paymentId, finish.at))) return false;
  await tellOfRefund(telling, repos, finish);
  return true;
}

/** To be called in a transaction, under the order's lock, when it is written down that money is back. */
export async function tellOfRefund(
  telling: Telling,
  repos: Omit<FinishRepos, 'refunds'>,
  { order, paymentId, at }: Finish,
): Promise<void> {
  // Nothing moves where it was a part: the rest is paid for.
  await movePayment(repos.payments, paymentId, { from: 'refund_pending', to: 'refunded', at });
  const { id: orderId, memberId } = order;
  await repos.notifications.add(memberId, telling.notices.about('refunded', orderId), at);
  await telling.mails.write(repos, { notice: 'refunded', orderId, memberId, at });
}
