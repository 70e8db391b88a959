import type { Clock, Ids, Report } from '../../../core/ports.ts';
import type { Transact } from '../../../core/transact.ts';
import type { MoveRepos, Telling } from '../../orders/move-ports.ts';
import type { MovableOrder, OrderRepo } from '../../orders/ports.ts';
import type { Payment, PaymentEventRepo, PaymentRepo, RefundRepo } from '../ports.ts';
import type { PaymentEvent } from '../../../core/kept-payments.ts';

export interface EventRepos extends MoveRepos {
  readonly orders: MoveRepos['orders'] & Pick<OrderRepo, 'lock'>;
  readonly payments: PaymentRepo;
  readonly paymentEvents: PaymentEventRepo;
  readonly refunds: RefundRepo;
}

export interface EventWorld extends Telling {
  readonly transact: Transact<EventRepos>;
  readonly clock: Clock;
  readonly ids: Pick<Ids, 'uuid'>;
  readonly report: Report;
}

/** Result of an event; those with a text in `PROBLEMS` are reported. */
export type Outcome = 'applied' | 'known' | keyof typeof PROBLEMS;

export const PROBLEMS = {
  unknown: 'a payment event for an unknown payment',
  review: 'a payment does not match what was requested',
  surplus: 'a second charge for a paid payment',
  unasked: 'a provider refunded unasked',
  unclear: 'a refund of unknown amount at the gateway',
} as const;

/** An event with its order and payment, both locked. */
export interface EventContext {
  readonly world: EventWorld;
  readonly repos: EventRepos;
  readonly order: MovableOrder;
  readonly payment: Payment;
  readonly event: PaymentEvent;
  readonly at: Date;
  /** Whether an expired order may be revived. */
  readonly revive: boolean;
}
