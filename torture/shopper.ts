import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Quote } from '../lib/api/contract/cart.ts';
import type { Order } from '../lib/api/contract/orders.ts';
import type { Payment } from '../lib/api/contract/payments.ts';
import type { Shopper } from '../tests/harness/checkout.ts';
import type { ServiceProcess } from '../tests/harness/service-process.ts';
import type { Bank } from './bank.ts';

export interface Street {
  /** A process that runs; it may die while it answers. */
  service(): ServiceProcess;
  readonly bank: Bank;
  readonly products: number;
}

/** What happened, and what no client may ever see. */
export interface Tally {
  readonly counts: Map<string, number>;
  readonly acknowledged: Map<string, string>;
  readonly breaches: string[];
}

export function createTally(): Tally {
  return { counts: new Map(), acknowledged: new Map(), breaches: [] };
}

function count({ counts }: Tally, what: string): void {
  counts.set(what, (counts.get(what) ?? 0) + 1);
}

/** Whoever is cut off looks up before the next try. */
const BREATH_MS = 100;

const chance = (percent: number) => randomInt(100) < percent;

/** One visit: fill the cart, order, pay or not, perhaps cancel, each of it perhaps twice at once. */
export async function visit(street: Street, shopper: Shopper, tally: Tally): Promise<void> {
  const call = caller(street, shopper, tally);
  for (let line = 0; line <= randomInt(3); line += 1) {
    const product = 1 + randomInt(street.products);
    await call('POST', '/me/cart/add', { product_id: product, qty: 1 + randomInt(2) });
  }
  const choices = { delivery_method: 'home', address_id: shopper.addressId };
  const quoted = await call<Quote>('POST', '/me/cart/quote', choices);
  if (!quoted) return;
  const order = await place(call, tally, {
    ...choices,
    cart_version: quoted.cart_version,
    quote_total: quoted.total,
    payment_method: chance(25) ? 'cod' : 'qr',
  });
  if (!order) return;
  count(tally, 'orders');
  if (order.status === 'waiting_payment') await pay(street, call, order, tally);
  if (chance(30)) await call('POST', `/me/orders/${order.order_id}/cancel`);
}

async function place(
  call: Call,
  tally: Tally,
  body: Readonly<Record<string, unknown>>,
): Promise<Order | undefined> {
  const key = randomUUID();
  const send = () => call<Order>('POST', '/me/orders', body, key);
  const orders = (await Promise.all(chance(20) ? [send(), send()] : [send()])).filter(
    (order) => order !== undefined,
  );
  for (const { order_id: id } of orders) {
    const known = tally.acknowledged.get(key);
    if (known !== undefined && known !== id) tally.breaches.push(`key ${key} made two orders`);
    tally.acknowledged.set(key, id);
  }
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
  const started = await Promise.all(chance(30) ? [start(), start()] : [start()]);
  const action = started.find((payment) => payment?.next_action.type === 'qr')?.next_action;
  if (action?.type !== 'qr' || action.demo_url === null) return;
  const answer = chance(80) ? 'pay' : chance(50) ? 'pay_wrong' : 'expire';
  const scan = () => street.bank.scan(action.demo_url ?? '', answer);
  const cancel = () => call('POST', `/me/orders/${order.order_id}/cancel`);
  await (chance(20) ? Promise.all([scan(), cancel()]) : scan());
  count(tally, `scanned: ${answer}`);
}

type Call = <Body>(
  method: string,
  path: string,
  body?: Readonly<Record<string, unknown>>,
  key?: string,
) => Promise<Body | undefined>;

/** Answers what 2xx told; counts refusals; 5xx other than 502 and 503 is a breach. A dead connection is nobody's mistake. */
function caller(street: Street, { token }: Shopper, tally: Tally): Call {
  return async <Body>(
    method: string,
    path: string,
    body?: Readonly<Record<string, unknown>>,
    key?: string,
  ): Promise<Body | undefined> => {
    const headers: Record<string, string> = key === undefined ? {} : { 'Idempotency-Key': key };
    try {
      const answer = await street.service().call<Body & { code?: string }>(method, path, {
        token,
        ...(body === undefined ? {} : { body }),
        headers,
      });
      if (answer.status < 300) return answer.body;
      count(tally, `refused: ${answer.body.code ?? String(answer.status)}`);
      if (answer.status === 500) tally.breaches.push(`${method} ${path} answered 500`);
    } catch {
      count(tally, 'broken connections');
      await sleep(BREATH_MS);
    }
    return undefined;
  };
}
