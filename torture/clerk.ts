import { setTimeout as sleep } from 'node:timers/promises';
import { randomInt } from 'node:crypto';
import type { StaffPayment, StaffPaymentPage } from '../lib/staff/contract-payments.ts';
import type { StaffOrder, StaffOrderDetail, StaffOrderPage } from '../lib/staff/contract.ts';
import type { ReturnMove, StaffMove } from '../lib/staff/contract-values.ts';
import type { Call } from './caller.ts';
import { chance, onceOrTwice, type Tally } from './tally.ts';

/** Expected refusals for a clerk who comes too late; others are bugs. */
export const LATE = ['ORDER_STATE', 'VERSION_STALE'];

const ADMIN = '/api/admin/v1';
const WAITING = 'status=paid&status=cash_on_delivery&status=packing&status=shipped';
/** Clerks pick among the longest waiting, to provoke conflicts. */
const AT_ONCE = 6;
/** Pause while there is no work. */
const PAUSE_MS = 200;
const REASON = 'Receipt 1042';

export interface Desk {
  readonly call: Call;
  readonly tally: Tally;
}

/** One round of the boards: moves orders, handles returns, and refunds wrong amounts. */
export async function workRound(desk: Desk): Promise<void> {
  const { call } = desk;
  const list = `${ADMIN}/orders?per_page=${String(AT_ONCE)}`;
  const orders = (await call<StaffOrderPage>('GET', `${list}&${WAITING}`))?.entities ?? [];
  for (const order of rotated(orders)) await moveAhead(desk, order);
  const returned = (await call<StaffOrderPage>('GET', `${list}&returns=open`))?.entities ?? [];
  for (const order of rotated(returned)) await takeBack(desk, order);
  const odd = (await call<StaffPaymentPage>('GET', `${ADMIN}/payments?per_page=4`))?.entities ?? [];
  for (const payment of odd) await resolve(desk, payment);
  if (orders.length + returned.length + odd.length === 0) await sleep(PAUSE_MS);
}

function rotated<Item>(items: readonly Item[]): readonly Item[] {
  const start = randomInt(items.length + 1);
  return [...items.slice(start), ...items.slice(0, start)];
}

/** Moves from payment to completion, with the fields of each besides the seen version. */
const STEPS: readonly (readonly [StaffMove, Readonly<Record<string, string>>])[] = [
  ['pack', {}],
  ['ship', { carrier: 'Thai Post', tracking_no: 'EX123456789TH' }],
  ['deliver', {}],
  ['complete', {}],
];
const CALL_OFF = ['cancel', { reason: 'Broken on the shelf' }] as const;

type Seen = Pick<StaffOrder, 'order_id' | 'status' | 'moves' | 'version'>;

async function moveAhead(
  desk: Desk,
  { order_id: id, status, moves, version }: Seen,
): Promise<void> {
  const ahead = STEPS.find(([move]) => moves.includes(move));
  const step = moves.includes('cancel') && chance(5) ? CALL_OFF : ahead;
  if (!step) return;
  const [move, details] = step;
  const told = await onceOrTwice(25, () =>
    desk.call<StaffOrderDetail>('POST', `${ADMIN}/orders/${id}/${move}`, { version, ...details }),
  );
  for (const order of told) {
    desk.tally.noteMove(id, status, order.status);
    // Some are kept; the rest are left to the next round.
    if (chance(order.status === 'delivered' ? 10 : 75)) await moveAhead(desk, order);
  }
}

/** Two clerks may decide differently, about a return and about restocking. */
async function takeBack(desk: Desk, { order_id: id, return: back }: StaffOrder): Promise<void> {
  if (back?.status === 'approved') {
    await onceOrTwice(40, () => decide(desk, id, back, 'refund'));
  }
  if (back?.status === 'requested') {
    await onceOrTwice(30, () => decide(desk, id, back, chance(15) ? 'reject' : 'approve'));
  }
}

async function decide(
  { call, tally }: Desk,
  id: string,
  back: NonNullable<StaffOrder['return']>,
  move: ReturnMove,
): Promise<void> {
  const path = `${ADMIN}/orders/${id}/returns/${move}`;
  const body = { version: back.version, reason: REASON, restock: chance(70) };
  const after = (await call<StaffOrderDetail>('POST', path, body))?.return;
  if (!after) return;
  tally.noteMove(id, `return ${back.status}`, `return ${after.status}`);
  if (move === 'refund' && after.refunded !== back.amount) {
    tally.breaches.push(`${id} refunded another amount than its clerk was shown`);
  }
}

/** Resolves a payment with a wrong amount, or a refund that the bank refused and the clerk makes by hand. */
async function resolve({ call, tally }: Desk, payment: StaffPayment): Promise<void> {
  const { payment_id: id, status, moves, version } = payment;
  const [move] = moves;
  if (!move) return;
  const told = await onceOrTwice(25, () =>
    call<StaffPayment>('POST', `${ADMIN}/payments/${id}/${move}`, { version, reason: REASON }),
  );
  for (const after of told) {
    if (move === 'refund') tally.noteMove(id, `payment ${status}`, `payment ${after.status}`);
    else tally.noteMove(id, 'refund failed', 'refund done by hand');
  }
}
