import { randomInt, randomUUID } from 'node:crypto';
import type { Quote } from '../lib/cart/contract.ts';
import type { Order, OrderPage } from '../lib/orders/contract.ts';
import type { Payment } from '../lib/payments/contract.ts';
import { fromBaht } from '../server/core/money.ts';
import type { ServiceProcess } from '../tests/harness/service-process.ts';
import type { Bank } from './bank.ts';
import { caller, type Call } from './caller.ts';
import { openPurse, type Guest } from './purse.ts';
import { SET_PRODUCTS } from './stalls.ts';
import { chance, onceOrTwice, type Tally } from './tally.ts';

export interface Street {
  /** Current process; it may die while answering. */
  service(): ServiceProcess;
  readonly bank: Bank;
  readonly products: number;
  readonly offers: readonly number[];
  /** Pages of postponed codes, possibly paid after the order has expired. */
  readonly putAway: string[];
  /** Payments that bank staff may refund unasked, fully or in part, on the bank's pages. */
  readonly charged: { readonly id: string; readonly amount: number }[];
}

/** One visit: return goods, fill the cart, order, maybe pay or cancel; each step perhaps twice in parallel. */
export async function visit(street: Street, guest: Guest, tally: Tally): Promise<void> {
  const call = caller({ service: () => street.service(), token: guest.token, tally });
  if (chance(80)) await sendBack(call, guest, tally);
  for (let line = 0; line <= randomInt(3); line += 1) {
    const product = 1 + randomInt(street.products - SET_PRODUCTS.length);
    await call('POST', '/me/cart/add', { product_id: product, qty: 1 + randomInt(2) });
  }
  // Whole sets: an order with a part of one is refused.
  for (const product of chance(30) ? SET_PRODUCTS : []) {
    await call('POST', '/me/cart/add', { product_id: product, qty: 1 });
  }
  const tenders = await openPurse(call, guest, street.offers, tally);
  const choices = { delivery_method: 'home', address_id: guest.addressId, ...tenders };
  const quoted = await call<Quote>('POST', '/me/cart/quote', choices);
  if (!quoted) return;
  const order = await place(call, tally, {
    ...choices,
    cart_version: quoted.cart_version,
    quote_total: quoted.total,
    quote_to_pay: quoted.to_pay,
    payment_method: chance(25) ? 'cod' : 'qr',
    ...(chance(30) ? { vat_address_id: guest.vatAddressId } : {}),
  });
  if (!order) return;
  count(quoted, tally);
  if (order.status === 'waiting_payment') await pay(street, call, order, tally);
  if (chance(30)) await call('POST', `/me/orders/${order.order_id}/cancel`);
  await seeOthers(street, tally);
}

/** Payments and refunds made meanwhile by others: late payers and bank staff. */
async function seeOthers(street: Street, tally: Tally): Promise<void> {
  if (chance(20)) await payLate(street, tally);
  if (chance(25)) await giveBackUnasked(street, tally);
}

function count({ coupons, lines, gift_cards: cards }: Quote, tally: Tally): void {
  tally.count('orders');
  for (const { kind, amount } of coupons) {
    if (amount > 0) tally.count(kind === 'coins' ? 'orders with coins' : 'coupons of orders');
  }
  if (cards.length > 0) tally.count('orders with a gift card');
  if (lines.some(({ free_qty: free }) => free > 0)) tally.count('orders with a free piece');
  const flash = lines.filter((line) => line.price_source === 'flash');
  for (const { qty } of flash) tally.count('pieces at a flash price', qty);
}

async function place(
  call: Call,
  tally: Tally,
  body: Readonly<Record<string, unknown>>,
): Promise<Order | undefined> {
  const key = randomUUID();
  const send = () => call<Order>('POST', '/me/orders', body, key);
  const orders = await onceOrTwice(20, send);
  for (const { order_id: id } of orders) tally.note(tally.ordered, key, id);
  return orders[0];
}

async function pay(street: Street, call: Call, order: Order, tally: Tally): Promise<void> {
  const start = () =>
    call<Payment>(
      'POST',
      `/me/orders/${order.order_id}/payments`,
      { method: 'qr', return_url: '/orders' },
      randomUUID(),
    );
  const started = await onceOrTwice(30, start);
  const payment = started.find(({ next_action: next }) => next.type === 'qr');
  const action = payment?.next_action;
  if (!payment || action?.type !== 'qr' || action.demo_url === null) return;
  const page = action.demo_url;
  street.charged.push({ id: payment.payment_id, amount: fromBaht(payment.amount) });
  if (chance(20)) {
    street.putAway.push(page);
    return;
  }
  const answer = chance(80) ? 'pay' : chance(50) ? 'pay_wrong' : 'expire';
  const scan = () => street.bank.scan(page, answer);
  const cancel = () => call('POST', `/me/orders/${order.order_id}/cancel`);
  await (chance(20) ? Promise.all([scan(), cancel()]) : scan());
  tally.count(`scanned: ${answer}`);
}

/** Some repeat, and exceed the payment in total; the bank refuses the excess. */
async function giveBackUnasked({ charged, bank }: Street, tally: Tally): Promise<void> {
  const charge = charged[randomInt(Math.max(1, charged.length))];
  if (!charge) return;
  const amount = chance(8) ? charge.amount : 1 + randomInt(2_000);
  if (await bank.giveBack(charge.id, amount)) tally.count('given back unasked');
}

async function payLate({ putAway, bank }: Street, tally: Tally): Promise<void> {
  const page = putAway.shift();
  if (page === undefined) return;
  if (await bank.scan(page, 'pay')) tally.count('scanned: pay, late');
}

/** Returns some or all pieces of a delivered order; perhaps requests a tax invoice in parallel. */
async function sendBack(call: Call, guest: Guest, tally: Tally): Promise<void> {
  const page = await call<OrderPage>('GET', '/me/orders?status=delivered&status=completed');
  const orders = page?.entities ?? [];
  const order = orders[randomInt(Math.max(1, orders.length))];
  if (!order) return;
  const whole = chance(40);
  const lines = order.items
    .map(({ line, qty }) => ({ line, qty: whole ? qty : randomInt(qty + 1) }))
    .filter(({ qty }) => qty > 0);
  if (lines.length === 0) return;
  const path = `/me/orders/${order.order_id}`;
  const ask = () => call<Order>('POST', `${path}/returns`, { reason: 'damaged', lines });
  const [asked] = await Promise.all([
    onceOrTwice(30, ask),
    chance(20)
      ? call('POST', `${path}/tax-invoice`, { vat_address_id: guest.vatAddressId })
      : undefined,
  ]);
  for (const { order_id: id } of asked) tally.noteMove(id, 'no return', 'return requested');
}
