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

/** Completes a refund and notifies the member once. Call in a transaction, under the order's lock. */
export async function finishRefund(
  telling: Telling,
  repos: FinishRepos,
  finish: Finish,
): Promise<boolean> {
  if (!(await repos.refunds.markDone(finish.paymentId, finish.at))) return false;
  await tellOfRefund(telling, repos, finish);
  return true;
}

/** Notifies of a refund already recorded. Call in a transaction, under the order's lock. */
export async function tellOfRefund(
  telling: Telling,
  repos: Omit<FinishRepos, 'refunds'>,
  { order, paymentId, at }: Finish,
): Promise<void> {
  // A partial refund does not change the payment, whose rest stays paid.
  await movePayment(repos.payments, paymentId, { from: 'refund_pending', to: 'refunded', at });
  const { id: orderId, memberId } = order;
  await repos.notifications.add(memberId, telling.notices.about('refunded', orderId), at);
  await telling.mails.write(repos, { notice: 'refunded', orderId, memberId, at });
}
