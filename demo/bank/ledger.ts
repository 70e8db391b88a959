import { randomBytes } from 'node:crypto';
import type { PaymentFailure } from '../../lib/orders/contract-values.ts';
import { CARDS, PASSWORD, PASSWORD_TRIES } from './test-cards.ts';
import { qrPayload } from './qr.ts';
import { seededOrderId } from './seeded.ts';
import type { BankStore } from './store.ts';
import type { BankCharge, BankEvent, ChargeOrder, ChargeStatus } from './wire.ts';

/** An expired code may still be paid; all other final states are permanent. */
const MOVES: Readonly<Record<ChargeStatus, readonly ChargeStatus[]>> = {
  open: ['challenge', 'succeeded', 'failed', 'cancelled', 'expired'],
  challenge: ['succeeded', 'failed', 'cancelled', 'expired'],
  expired: ['succeeded'],
  succeeded: ['refunded'],
  failed: [],
  cancelled: [],
  refunded: [],
};

/** Defaults to the charge's own amount. */
interface Details {
  readonly amount?: number;
  readonly failure?: PaymentFailure;
  readonly refunded?: number;
  readonly unasked?: number;
}

export interface LedgerParts {
  readonly store: BankStore;
  readonly now: () => Date;
  readonly tell: (event: BankEvent, url: string) => void;
}

const BAHT = 100;

const BLANK = { card: null, challenge: null, wrong_passwords: 0 } as const;

export type Ledger = ReturnType<typeof createLedger>;

const id = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`;

/** The bank's charges. Callers must save. */
export function createLedger({ store, now, tell }: LedgerParts) {
  const { state } = store;
  const byPayment = new Map(state.charges.map((charge) => [charge.payment_id, charge]));
  const byId = new Map(state.charges.map((charge) => [charge.id, charge]));

  function announce(charge: BankCharge, type: BankEvent['type'], details: Details = {}): void {
    const { amount = charge.amount, failure = null, ...sums } = details;
    const { id: chargeId, payment_id, currency } = charge;
    const event: BankEvent = {
      id: id('evt'),
      type,
      created_at: now().toISOString(),
      charge: { id: chargeId, payment_id, amount, currency, failure, ...sums },
    };
    charge.events.push(event);
    if (charge.webhook_url !== null) tell(event, charge.webhook_url);
  }

  function move(
    charge: BankCharge,
    status: Exclude<ChargeStatus, 'open' | 'challenge'>,
    details?: Details,
  ): boolean {
    if (!MOVES[charge.status].includes(status)) return false;
    charge.status = status;
    announce(charge, `charge.${status}`, details);
    return true;
  }

  function fail(charge: BankCharge, failure: PaymentFailure): void {
    move(charge, 'failed', { failure });
  }

  function succeed(charge: BankCharge, amount = charge.amount): void {
    const { decline, short } = state.switches;
    if (decline) fail(charge, 'declined');
    else move(charge, 'succeeded', { amount: short ? Math.max(1, amount - BAHT) : amount });
  }

  function keep(charge: BankCharge): BankCharge {
    state.charges.push(charge);
    byPayment.set(charge.payment_id, charge);
    byId.set(charge.id, charge);
    return charge;
  }

  /** The charge of a seeded payment, made before the bank opened. */
  function adopt(paymentId: string, amount: number, url: string): BankCharge | undefined {
    const orderId = seededOrderId(paymentId);
    if (orderId === undefined) return undefined;
    const at = now().toISOString();
    const charge = keep({
      ...BLANK,
      ...{ id: id('chg'), payment_id: paymentId, order_id: orderId, amount },
      ...{ method: 'kbank_card', currency: 'THB', locale: 'th', return_url: url },
      ...{ status: 'open', webhook_url: null, qr_payload: null, created_at: at, expires_at: at },
      events: [],
    });
    move(charge, 'succeeded');
    return charge;
  }

  /** Idempotent per payment. */
  function open(order: ChargeOrder): BankCharge | 'conflict' {
    const known = byPayment.get(order.payment_id);
    if (known) return known.amount === order.amount ? known : 'conflict';
    const bill = { orderId: order.order_id, paymentId: order.payment_id, amount: order.amount };
    return keep({
      ...BLANK,
      ...order,
      id: id('chg'),
      status: 'open',
      created_at: now().toISOString(),
      qr_payload: order.method === 'qr' ? qrPayload(bill) : null,
      events: [],
    });
  }

  /** @returns false for a number that is no test card */
  function payByCard(charge: BankCharge, number: string): boolean {
    const behaviour = CARDS.get(number);
    if (behaviour === undefined) return false;
    if (charge.status !== 'open') return true;
    charge.card = number.slice(-4);
    if (behaviour === 'approve') succeed(charge);
    else if (behaviour === 'password' || behaviour === 'refuse') {
      charge.status = 'challenge';
      charge.challenge = behaviour;
    } else fail(charge, behaviour);
    return true;
  }

  /** @returns false if another try is allowed */
  function answerChallenge(charge: BankCharge, password: string): boolean {
    if (charge.status !== 'challenge') return true;
    if (charge.challenge === 'refuse') fail(charge, 'authentication_failed');
    else if (password === PASSWORD) succeed(charge);
    else {
      charge.wrong_passwords += 1;
      if (charge.wrong_passwords < PASSWORD_TRIES) return false;
      fail(charge, 'authentication_failed');
    }
    return true;
  }

  function sumOf(charge: BankCharge, type: BankEvent['type']): number {
    const events = charge.events.filter((event) => event.type === type);
    return events.reduce((sum, event) => sum + event.charge.amount, 0);
  }

  /** Idempotent, and at most the paid amount. */
  function refund(charge: BankCharge, amount: number): boolean {
    if (sumOf(charge, 'charge.refunded') - unaskedOf(charge) >= amount) return true;
    // Earlier refunds stay: reporting a refusal would cause a second one.
    if (state.switches.no_refunds) return false;
    return giveBack(charge, amount, unaskedOf(charge));
  }

  /** Refund made on the bank's own pages, without a request of the shop. */
  function refundUnasked(charge: BankCharge, amount: number): boolean {
    return giveBack(charge, amount, unaskedOf(charge) + amount);
  }

  function unaskedOf(charge: BankCharge): number {
    return Math.max(0, ...charge.events.map((event) => event.charge.unasked ?? 0));
  }

  /** The charge counts as refunded once fully refunded. */
  function giveBack(charge: BankCharge, amount: number, unasked: number): boolean {
    const back = sumOf(charge, 'charge.refunded');
    const left = sumOf(charge, 'charge.succeeded') - back;
    const details = { amount, refunded: back + amount, unasked };
    if (amount > left) return false;
    if (amount === left) return move(charge, 'refunded', details);
    announce(charge, 'charge.refunded', details);
    return true;
  }

  /** Cancels a charge; one past its time expires instead, so that a late payment is still matched. */
  function letGo(charge: BankCharge): boolean {
    const isOver = Date.parse(charge.expires_at) <= now().getTime();
    return move(charge, isOver ? 'expired' : 'cancelled');
  }

  function expireDue(): boolean {
    const at = now().getTime();
    const due = state.charges.filter(
      ({ status, expires_at }) =>
        (status === 'open' || status === 'challenge') && Date.parse(expires_at) <= at,
    );
    for (const charge of due) move(charge, 'expired');
    return due.length > 0;
  }

  return {
    find: (chargeId: string) => byId.get(chargeId),
    findByPayment: (paymentId: string) => byPayment.get(paymentId),
    open,
    adopt,
    payByCard,
    answerChallenge,
    succeed,
    cancel: (charge: BankCharge) => move(charge, 'cancelled', { failure: 'cancelled_by_payer' }),
    refuseChallenge: (charge: BankCharge) => fail(charge, 'authentication_failed'),
    expire: (charge: BankCharge) => move(charge, 'expired'),
    refund,
    refundUnasked,
    letGo,
    expireDue,
  };
}
