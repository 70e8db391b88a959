import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Quote } from '../lib/cart/contract.ts';
import type { Approval, ConversationDetail } from '../lib/conversations/contract.ts';
import type { Order, OrderPage } from '../lib/orders/contract.ts';
import type { Payment } from '../lib/payments/contract.ts';
import type { Desk, GivenApprovalList } from '../lib/conversations/contract-desk.ts';
import type { StaffOrder, StaffOrderPage } from '../lib/staff/contract.ts';
import type { StaffMove } from '../lib/staff/contract-values.ts';
import { plantBranches } from '../tests/harness/branches.ts';
import { plantProducts } from '../tests/harness/catalog.ts';
import { DESK, READ_PATIENT } from '../tests/harness/consultation.ts';
import { signIn, type TestMember } from '../tests/harness/members.ts';
import { signInStaff } from '../tests/harness/orders.ts';
import type { ServiceProcess, withDatabase } from '../tests/harness/service-process.ts';
import { giveCoins } from '../tests/harness/wallet.ts';
import type { Bank } from './bank.ts';
import { caller, type Call } from './caller.ts';
import { COINS } from './purse.ts';
import { chance, onceOrTwice, type Tally } from './tally.ts';

/** Branch where approved medicines are picked up. */
const BRANCH = 11;
/** A medicine that needs an approval. */
const MEDICINE = 90;
const PIECES = 400;
const PATIENTS = 2;
const COUNTERS = 2;

const ADMIN = '/api/admin/v1';
/** Between two rounds of a patient, a counter and a pharmacist. */
const PACE_MS = 500;
const AT_BRANCH = 'status=waiting_branch_approval&status=branch_approved&status=branch_received';

export interface Dispensary {
  readonly service: () => ServiceProcess;
  readonly tally: Tally;
  readonly bank: Bank;
  readonly day: { readonly over: boolean };
  /** Pick-up codes as patients show them, by order. */
  readonly codes: Map<string, string>;
}

type World = Parameters<Parameters<typeof withDatabase>[1]>[0];

export interface Dispensers {
  /** Members who are approved a medicine, and fetch it. */
  readonly patients: readonly TestMember[];
  /** Pharmacists at the counter of the branch. */
  readonly counters: readonly TestMember[];
}

export async function plantDispensary(world: World): Promise<Dispensers> {
  await plantProducts(world.db, [{ id: MEDICINE, price: 12_000, drugClass: 'dangerous' }]);
  await plantBranches(world.db, [{ id: BRANCH, shelves: { [MEDICINE]: PIECES } }]);
  const patients: TestMember[] = [];
  for (let n = 0; n < PATIENTS; n += 1) {
    const patient = await signIn(world);
    await giveCoins(world, patient.memberId, COINS);
    patients.push(patient);
  }
  const counters: TestMember[] = [];
  for (let n = 0; n < COUNTERS; n += 1) {
    counters.push(await signInStaff(world, [BRANCH], 'pharmacist'));
  }
  return { patients, counters };
}

/** Orders each approval in the conversation, pays, and shows the code; now and then cancels. */
export async function fetchOn(patient: TestMember, dispensary: Dispensary): Promise<void> {
  const { service, tally, bank, day } = dispensary;
  const { token } = patient;
  const call = caller({ service, token, tally });
  while (!day.over) {
    await sleep(PACE_MS);
    await noteCodes(patient, dispensary);
    const going = await call<{ entities: { id: number }[] }>('GET', '/conversations?close=false');
    const id = going?.entities[0]?.id;
    if (id === undefined) continue;
    const open = await call<ConversationDetail>('GET', `/conversations/${String(id)}`);
    const ready = open?.approvals.find(({ state }) => state === 'ready');
    const order = ready && (await orderOn(call, ready, tally));
    if (!order) continue;
    await payFor(call, bank, order);
    if (chance(10)) await call('POST', `/me/orders/${order.order_id}/cancel`);
  }
}

/** Notes the pick-up codes of orders that are ready. */
export async function noteCodes(
  { token }: TestMember,
  { service, tally, codes }: Dispensary,
): Promise<void> {
  const call = caller({ service, token, tally });
  const ready = await call<OrderPage>('GET', '/me/orders?status=branch_received');
  for (const { order_id: id } of ready?.entities ?? []) {
    if (codes.has(id)) continue;
    const code = (await call<Order>('GET', `/me/orders/${id}`))?.branch?.pickup_code;
    if (code) codes.set(id, code);
  }
}

async function orderOn(call: Call, { id }: Approval, tally: Tally): Promise<Order | undefined> {
  await call('POST', `/me/cart/approvals/${String(id)}`);
  const choices = { delivery_method: 'pickup', branch_id: BRANCH };
  const quoted = await call<Quote>('POST', '/me/cart/quote', choices);
  if (!quoted) return undefined;
  const key = randomUUID();
  const told = await onceOrTwice(30, () =>
    call<Order>(
      'POST',
      '/me/orders',
      {
        ...{ ...choices, payment_method: 'qr', cart_version: quoted.cart_version },
        ...{ quote_total: quoted.total, quote_to_pay: quoted.to_pay },
      },
      key,
    ),
  );
  for (const { order_id: orderId } of told) tally.note(tally.ordered, key, orderId);
  if (told.length > 0) tally.count('orders of approved medicines');
  return told[0];
}

async function payFor(call: Call, bank: Bank, { order_id: id }: Order): Promise<void> {
  const ask = { method: 'qr', return_url: '/orders' };
  const payment = await call<Payment>('POST', `/me/orders/${id}/payments`, ask, randomUUID());
  const action = payment?.next_action;
  if (action?.type === 'qr' && action.demo_url !== null) await bank.scan(action.demo_url, 'pay');
}

/** Approves the medicine in each conversation, takes approvals back and replaces them, all the time. */
export async function approveOn({ token }: TestMember, dispensary: Dispensary): Promise<void> {
  const { service, tally, day } = dispensary;
  const call = caller({ service, token, tally });
  while (!day.over) {
    await sleep(PACE_MS);
    await call('POST', `${DESK}/queue/take`);
    const mine = (await call<Desk>('GET', `${DESK}/queue`))?.mine ?? [];
    for (const { id } of mine) if (chance(30)) await approve(call, id, tally);
    const given = (await call<GivenApprovalList>('GET', `${DESK}/approvals`))?.entities ?? [];
    const one = given[randomInt(Math.max(1, given.length))];
    if (one && chance(40))
      await (chance(50) ? withdraw(call, one, tally) : replace(call, one, tally));
  }
}

async function approve(call: Call, conversation: number, tally: Tally): Promise<void> {
  const path = `${DESK}/conversations/${String(conversation)}/approvals`;
  const message = { client_msg_id: randomUUID(), product_id: MEDICINE, qty: 1 + randomInt(2) };
  tally.posted.add(message.client_msg_id);
  const body = { ...READ_PATIENT, ...message, days: 3, directions: 'One after a meal.' };
  const told = await onceOrTwice(20, () => call<{ id: number }>('POST', path, body));
  for (const { id } of told) tally.note(tally.said, message.client_msg_id, id);
  if (told.length > 0) tally.count('approvals');
}

type Given = GivenApprovalList['entities'][number];

async function withdraw(call: Call, { id, withdrawn }: Given, tally: Tally): Promise<void> {
  if (withdrawn) return;
  const path = `${DESK}/approvals/${String(id)}/withdraw`;
  const told = await onceOrTwice(20, () => call('POST', path, { reason: 'Wrong strength.' }));
  if (told.length > 0) tally.count('approvals taken back');
}

async function replace(call: Call, { id, version }: Given, tally: Tally): Promise<void> {
  const message = { client_msg_id: randomUUID(), qty: 1 + randomInt(2) };
  tally.posted.add(message.client_msg_id);
  const replaced = await call('POST', `${DESK}/approvals/${String(id)}/replace`, {
    ...{ ...message, version, days: 3 },
    ...{ directions: 'Half after a meal.', reason: 'Too much.' },
  });
  if (replaced) tally.count('approvals replaced');
}

/** The counter of the branch: prepares orders, hands them over, and cancels those whose approval is gone. */
export async function handOverOn(counter: TestMember, dispensary: Dispensary): Promise<void> {
  while (!dispensary.day.over) {
    await sleep(PACE_MS);
    await counterRound(counter, dispensary);
  }
}

export async function counterRound({ token }: TestMember, dispensary: Dispensary): Promise<void> {
  const { service, tally } = dispensary;
  const call = caller({ service, token, tally });
  const page = await call<StaffOrderPage>('GET', `${ADMIN}/orders?per_page=20&${AT_BRANCH}`);
  for (const order of page?.entities ?? []) await moveOn(call, order, dispensary);
}

async function moveOn(
  call: Call,
  order: StaffOrder,
  { codes, tally }: Pick<Dispensary, 'codes' | 'tally'>,
): Promise<void> {
  const { order_id: id, status, version, taken_back: lost } = order;
  const move = lost.length > 0 ? 'cancel' : MOVE_OF[status];
  if (move === undefined || !order.moves.includes(move)) return;
  if (move === 'hand_over' && !codes.has(id)) return;
  if (lost.length > 0 && chance(70)) return;
  const extra = {
    ...(move === 'hand_over' && { pickup_code: codes.get(id) }),
    ...(move === 'cancel' && { reason: 'The approval was taken back' }),
  };
  const path = `${ADMIN}/orders/${id}/${move.replace('_', '-')}`;
  const told = await onceOrTwice(25, () => call<StaffOrder>('POST', path, { version, ...extra }));
  for (const after of told) {
    tally.noteMove(id, status, after.status);
    await moveOn(call, after, { codes, tally });
  }
}

const MOVE_OF: Readonly<Partial<Record<StaffOrder['status'], StaffMove>>> = {
  waiting_branch_approval: 'approve',
  branch_approved: 'receive',
  branch_received: 'hand_over',
};
