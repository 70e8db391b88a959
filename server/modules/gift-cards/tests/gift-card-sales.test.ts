import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ErrorCode } from '@/lib/api/contract-errors.ts';
import { cardDesignListSchema } from '@/lib/gift-cards/contract.ts';
import { orderSchema, type Order } from '@/lib/orders/contract.ts';
import { giftCardSales, giftCards } from '@/server/modules/wallet/schema.ts';
import { outbox } from '@/server/db/schema/operations.ts';
import { plantProducts, plantShelves } from '@/tests/harness/catalog.ts';
import { fill, place, shopperOf } from '@/tests/harness/checkout.ts';
import { expectInvariants } from '@/tests/harness/invariants.ts';
import { signIn, type TestMember } from '@/tests/harness/members.ts';
import { opened, orderOf, tell } from '@/tests/harness/paying.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

const HOUR_MS = 3_600_000;

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await plantShelves(shop.db);
  await plantProducts(shop.db, [{ id: 1, available: 90 }]);
});
afterAll(() => shop.close());
afterEach(() => expectInvariants(shop.db));

/** 09:00 of the next day, so that no midnight follows soon. */
function nextMorning() {
  const [now, day] = [shop.clock.now().getTime(), 24 * HOUR_MS];
  shop.clock.advance((Math.floor((now - 2 * HOUR_MS) / day) + 1) * day + 2 * HOUR_MS - now);
}

/** Signs in again once an hour has passed. */
const again = ({ phone }: TestMember) => signIn(shop, phone);

const GIFT = {
  design_id: 'birthday',
  amount: 500,
  to_name: 'Nok',
  to_email: 'nok@example.com',
  from_name: 'มาลี',
  message: 'สุขสันต์วันเกิด\nHave a good one',
  payment_method: 'kbank_card',
};

type Answered = Order & { readonly code?: ErrorCode };

function buy(
  { token }: Pick<TestMember, 'token'>,
  changes: object = {},
  key: string = randomUUID(),
) {
  const headers = { 'Idempotency-Key': key };
  const body = { ...GIFT, ...changes };
  return shop.call<Answered>('POST', '/me/gift-cards', { token, body, headers });
}

async function bought(changes: object = {}) {
  const member = await signIn(shop);
  const { status, body } = await buy(member, changes);
  if (status !== 201) throw new Error(`not bought: ${JSON.stringify(body)}`);
  const id = body.order_id;
  return { member, id, paymentId: await opened(shop, member, id) };
}

async function paid(changes: object = {}) {
  const { member, id, paymentId } = await bought(changes);
  await tell(shop, shop.bank.event(paymentId, 'succeeded'));
  return { member, id };
}

async function sent(changes: object = {}) {
  const { member, id } = await paid(changes);
  await shop.jobs.sendCards();
  return { member, id, ...(await told(id)) };
}

const saleOf = async (id: string) =>
  (await shop.db.select().from(giftCardSales).where(eq(giftCardSales.orderId, id)))[0];
const cardsOf = async () => shop.db.$count(giftCards);

async function told(id: string) {
  const sale = await saleOf(id);
  const [mail] = await shop.db
    .select()
    .from(outbox)
    .where(eq(outbox.recipient, sale?.toEmail ?? ''))
    .orderBy(desc(outbox.id));
  const body = mail?.body ?? '';
  const code = /Code: (.+)/.exec(body)?.[1]?.replaceAll(' ', '') ?? '';
  return { body, code, pin: /PIN: (\d+)/.exec(body)?.[1] ?? '', cardId: sale?.giftCardId ?? 0 };
}

const balance = (code: string, pin: string, token?: string) =>
  shop.call<{ balance: number; token: string }>('POST', '/gift-cards/balance', {
    body: { code, pin },
    ...(token === undefined ? {} : { token }),
  });
const cancel = ({ token }: Pick<TestMember, 'token'>, id: string) =>
  shop.call<Answered>('POST', `/me/orders/${id}/cancel`, { token });

it('has designs with a drawing each, in both languages', async () => {
  for (const locale of ['en', 'th']) {
    const { body } = await shop.call('GET', `/gift-cards/designs?locale=${locale}`);
    const { entities } = cardDesignListSchema.parse(body);
    expect(entities.length).toBeGreaterThan(4);
    expect(entities[0]?.picture).toBe('/media/scenes/card-birthday.webp');
  }
});

describe('buying', () => {
  it('creates a payable order without goods, tax, coins and delivery', async () => {
    const { status, body } = await buy(await signIn(shop));
    expect(status).toBe(201);
    expect(orderSchema.parse(body)).toMatchObject({
      ...{ status: 'waiting_payment', delivery_method: 'email', items: [], item_count: 1 },
      ...{ total: 500, subtotal: 500, vat: 0, earned_coins: 0, delivery_fee: 0, address: null },
      gift_card: { amount: 500, to_name: 'Nok', from_name: 'มาลี', state: 'waiting', sent_at: null },
      actions: { pay: true, cancel: true, reorder: false, return: false, tax_invoice: false },
    });
  });

  it('applies a key once, even under ten concurrent clicks', async () => {
    const member = await signIn(shop);
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => buy(member, {}, key)));
    expect(new Set(answers.map(({ body }) => body.order_id)).size).toBe(1);
  });

  it.each([
    ['no key', { key: '' }, 400, 'IDEMPOTENCY_KEY_REQUIRED'],
    ['an unknown design', { design_id: 'none' }, 422, 'VALIDATION'],
    ['too little', { amount: 99 }, 422, 'VALIDATION'],
    ['too much', { amount: 10_001 }, 422, 'VALIDATION'],
    ['satang', { amount: 100.5 }, 422, 'VALIDATION'],
    ['cash', { payment_method: 'cod' }, 422, 'VALIDATION'],
    ['a head of its own', { from_name: 'Mali\r\nBcc: all@example.com' }, 422, 'VALIDATION'],
    ['a link as a name', { from_name: 'Your Bank evil.example/verify' }, 422, 'VALIDATION'],
    ['two addresses', { to_email: 'a@example.com, b@example.com' }, 422, 'VALIDATION'],
    ['a line in the address', { to_email: 'a@example.com\nBcc: b@example.com' }, 422, 'VALIDATION'],
    ['a day long past', { send_at: '2020-01-01T00:00:00Z' }, 422, 'VALIDATION'],
    ['a long message', { message: 'ก็'.repeat(301) }, 422, 'MESSAGE_TOO_LONG'],
  ])('refuses %s', async (_, changes, status, code) => {
    const answer = await buy(await signIn(shop), changes, 'key' in changes ? '' : undefined);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  it('has a daily limit, even under concurrent requests', async () => {
    nextMorning();
    const member = await signIn(shop);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => buy(member, { amount: 9_000 })),
    );
    const codes = answers.map(({ status, body }) => body.code ?? String(status)).sort();
    expect(codes).toEqual(['201', '201', 'DAILY_LIMIT', 'DAILY_LIMIT']);
    shop.clock.advance(24 * HOUR_MS);
    expect((await buy(await again(member), { amount: 9_000 })).status).toBe(201);
  });
});

describe('sending', () => {
  it('writes one card and one mail despite repeated callbacks', async () => {
    const before = await cardsOf();
    const { member, id, paymentId } = await bought();
    const event = shop.bank.event(paymentId, 'succeeded');
    await Promise.all(Array.from({ length: 12 }, () => tell(shop, event)));
    await Promise.all(Array.from({ length: 4 }, () => shop.jobs.sendCards()));
    expect((await cardsOf()) - before).toBe(1);
    const { body, code, pin, cardId } = await told(id);
    const mails = await shop.db.select().from(outbox).where(eq(outbox.body, body));
    expect(mails).toHaveLength(1);
    expect(body.split('\n')[0]).toBe(
      'มาลี ส่งบัตรของขวัญมูลค่า ฿500.00 ให้คุณ / มาลี sent you a ฿500.00 gift card',
    );
    expect((await balance(code, pin)).body.balance).toBe(500);
    // The database contains neither code nor PIN.
    const [card] = await shop.db.select().from(giftCards).where(eq(giftCards.id, cardId));
    expect(JSON.stringify(card)).not.toContain(code);
    const order = await orderOf(shop, member, id);
    expect(JSON.stringify(order)).not.toContain(code);
    expect(order.gift_card?.state).toBe('sent');
  });

  it('links only to the shop for any message', async () => {
    const { id, paymentId } = await bought({ message: 'See https://evil.example or evil.co.th/x' });
    await tell(shop, shop.bank.event(paymentId, 'succeeded'));
    await shop.jobs.sendCards();
    const { body } = await told(id);
    expect(body).toContain('See https: //evil. example or evil. co. th/x');
  });

  it('waits for its date, and completes the order after the cancel window', async () => {
    const day = new Date(shop.clock.now().getTime() + 48 * HOUR_MS).toISOString();
    const { member, id } = await paid({ send_at: day });
    await shop.jobs.sendCards();
    expect((await orderOf(shop, member, id)).gift_card).toMatchObject({ state: 'waiting' });
    shop.clock.advance(48 * HOUR_MS);
    await shop.jobs.sendCards();
    const order = await orderOf(shop, await again(member), id);
    expect([order.gift_card?.state, order.status]).toEqual(['sent', 'completed']);
    expect(order.actions).toMatchObject({ cancel: false, return: false, reorder: false });
  });

  it('sends nothing unpaid', async () => {
    const { id } = await bought();
    await shop.jobs.sendCards();
    expect((await saleOf(id))?.giftCardId).toBeNull();
  });
});

describe('paying with one', () => {
  async function spend(code: string, pin: string) {
    const shopper = await shopperOf(shop);
    await fill(shop, shopper, [1, 1]);
    const { body } = await balance(code, pin, shopper.token);
    const choices = {
      ...{ delivery_method: 'home', address_id: shopper.addressId },
      gift_card_codes: [body.token],
    };
    return { shopper, answer: await place(shop, shopper, { choices }) };
  }

  it('spends it, after which its order cannot be cancelled', async () => {
    const { member, id, code, pin } = await sent();
    const { answer } = await spend(code, pin);
    expect([answer.status, answer.body.gift_cards.length]).toEqual([201, 1]);
    expect((await cancel(member, id)).body.code).toBe('GIFT_CARD_USED');
  });

  it('either spends it or refunds it under a race', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { member, id, code, pin } = await sent();
      const shopper = await shopperOf(shop);
      await fill(shop, shopper, [1, 1]);
      const { body } = await balance(code, pin, shopper.token);
      const choices = {
        ...{ delivery_method: 'home', address_id: shopper.addressId },
        gift_card_codes: [body.token],
      };
      const [spent, back] = await Promise.all([
        place(shop, shopper, { choices }),
        cancel(member, id),
      ]);
      const used = spent.status === 201 && spent.body.gift_cards.length > 0;
      expect(back.status).toBe(used ? 409 : 200);
    }
  });
});

describe('cancelling', () => {
  it('refunds within an hour and voids the card', async () => {
    const { member, id, code, pin } = await sent();
    const { status, body } = await cancel(member, id);
    expect([status, body.status, body.gift_card?.state]).toEqual([200, 'cancelled', 'void']);
    expect(body.refund?.amount).toBe(500);
    expect((await balance(code, pin)).status).toBe(422);
  });

  it('refunds before the sending too, and then sends nothing', async () => {
    const { member, id } = await paid();
    await Promise.all([cancel(member, id), shop.jobs.sendCards()]);
    await shop.jobs.sendCards();
    const order = await orderOf(shop, member, id);
    expect(order.gift_card?.state).toBe('void');
  });

  it('is refused after an hour', async () => {
    const { member, id } = await sent();
    shop.clock.advance(HOUR_MS);
    expect((await cancel(await again(member), id)).body.code).toBe('CANCEL_WINDOW_PASSED');
  });
});

describe('late money', () => {
  it('revives the order, with one card', async () => {
    const { member, id, paymentId } = await bought();
    shop.clock.advance(HOUR_MS / 2);
    await shop.jobs.expire();
    expect((await orderOf(shop, member, id)).gift_card?.state).toBe('void');
    await tell(shop, shop.bank.event(paymentId, 'succeeded'));
    await shop.jobs.sendCards();
    expect((await orderOf(shop, member, id)).gift_card?.state).toBe('sent');
  });

  it('is refunded beyond the daily limit', async () => {
    nextMorning();
    const { member, id, paymentId } = await bought({ amount: 9_000 });
    shop.clock.advance(HOUR_MS / 2);
    await shop.jobs.expire();
    for (const amount of [9_000, 9_000]) expect((await buy(member, { amount })).status).toBe(201);
    await tell(shop, shop.bank.event(paymentId, 'succeeded'));
    const order = await orderOf(shop, member, id);
    expect([order.status, order.refund?.amount]).toEqual(['expired', 9_000]);
  });
});
