import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { payments } from '@/server/db/schema/payments.ts';
import type { ChargeRequest } from '../ports.ts';
import { eventually } from '@/tests/harness/eventually.ts';
import { plantProducts, plantShelves } from '@/tests/harness/catalog.ts';
import { orderOf, owing, paymentOf, startPayment, tell } from '@/tests/harness/paying.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

/** A fake gateway with fields embedded in our page, as KBank and Omise have. */

const CHALLENGE = 'https://gateway.test/3ds';
const RETURN = '/th/orders/x/payment/result';

let shop: Shop;
let tokens: { token: string; request: ChargeRequest }[] = [];
let answer: 'charged' | 'refused' | 'away' | 'slow' = 'charged';
let finish: () => void;

beforeAll(async () => {
  shop = await openShop();
  await plantShelves(shop.db);
  await plantProducts(shop.db, [{ id: 1, price: 80_000, available: 500 }]);
  Object.assign(shop.bank.provider, {
    charge: ({ paymentId }: ChargeRequest) =>
      Promise.resolve({
        nextAction: {
          type: 'redirect',
          url: `https://shop.test/api/v1/payments/${paymentId}/form?return=${RETURN}`,
        },
      }),
    hosted: {
      form: ({ amount }: { amount: number }) => ({
        script: 'https://gateway.test/fields.js',
        attributes: { 'data-amount': String(amount) },
        tokenField: 'token',
        origins: ['https://gateway.test'],
      }),
      charge: (request: ChargeRequest, token: string) => {
        tokens.push({ token, request });
        if (answer === 'away') return Promise.reject(new Error('away'));
        if (answer === 'refused') return Promise.resolve({ refused: 'declined', words: '400' });
        const nextAction = { type: 'redirect', url: CHALLENGE };
        const charge = { providerRef: `ch-${request.paymentId}`, nextAction };
        if (answer === 'charged') return Promise.resolve(charge);
        return new Promise((resolve) => {
          finish = () => {
            resolve(charge);
          };
        });
      },
    },
  });
});
afterAll(() => shop.close());

async function started() {
  tokens = [];
  answer = 'charged';
  const { shopper, id } = await owing(shop, [[1, 1]]);
  const { body } = await startPayment(shop, shopper, id);
  return { shopper, orderId: id, paymentId: body.payment_id };
}

/** The bank's event of a charge of 800 baht. */
const charged = (paymentId: string) =>
  shop.bank.event(paymentId, 'succeeded', { amount: 80_000, providerRef: `ch-${paymentId}` });

const at = (path: string) => `http://shop.test/api/v1/payments${path}`;
const formOf = (id: string, path = RETURN) => at(`/${id}/form?return=${encodeURIComponent(path)}`);

async function post(url: string, fields: Record<string, string>): Promise<Response> {
  return shop.app.fetch(new Request(url, { method: 'POST', body: new URLSearchParams(fields) }));
}

describe("the page with a gateway's own fields", () => {
  it("allows the gateway's script only, and shows the payment", async () => {
    const { paymentId, orderId } = await started();
    const page = await shop.app.fetch(new Request(formOf(paymentId)));
    const text = await page.text();
    expect(text).toMatch(
      /<script src="https:\/\/gateway\.test\/fields\.js" +data-amount="80000"><\/script>/,
    );
    expect(text).toContain('<html lang="th">');
    expect(text).toContain(orderId);
    expect(text).toContain('฿800.00');
    const policy = page.headers.get('content-security-policy');
    // Our inline script is allowed by its hash.
    const own = /<script>([^<]*)<\/script>/.exec(text)?.[1] ?? '';
    expect(own).toContain('click()');
    const hash = createHash('sha256').update(own).digest('base64');
    expect(policy).toContain(
      `default-src 'none'; script-src https://gateway.test 'sha256-${hash}';`,
    );
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it("charges the token and continues to the card's bank", async () => {
    const { paymentId, orderId, shopper } = await started();
    const onward = await post(formOf(paymentId), { token: 'tok_1' });
    expect(onward.status).toBe(303);
    expect(onward.headers.get('location')).toBe(CHALLENGE);
    expect(tokens).toMatchObject([
      {
        token: 'tok_1',
        request: { paymentId, orderId, amount: 80_000, returnUrl: `https://shop.test${RETURN}` },
      },
    ]);
    expect(await paymentOf(shop, shopper, paymentId)).toMatchObject({
      status: 'pending_action',
      next_action: { type: 'redirect', url: CHALLENGE },
    });
  });

  it('makes one charge of ten concurrent tokens', async () => {
    const { paymentId } = await started();
    const posts = Array.from({ length: 10 }, (_, n) => post(formOf(paymentId), { token: `t${n}` }));
    const places = (await Promise.all(posts)).map(({ headers }) => headers.get('location'));
    expect(tokens).toHaveLength(1);
    expect(places.filter((place) => place === CHALLENGE)).toHaveLength(1);
  });

  it('is gone once submitted', async () => {
    const { paymentId } = await started();
    await post(formOf(paymentId), { token: 'tok_1' });
    const again = await shop.app.fetch(new Request(formOf(paymentId)));
    expect(again.status).toBe(303);
    expect(again.headers.get('location')).toBe(RETURN);
  });

  it('a refused token leaves the order payable', async () => {
    const { paymentId, orderId, shopper } = await started();
    answer = 'refused';
    const back = await post(formOf(paymentId), { token: 'tok_used' });
    expect(back.headers.get('location')).toBe(`https://shop.test${RETURN}`);
    const payment = await paymentOf(shop, shopper, paymentId);
    expect(payment).toMatchObject({ status: 'failed', failure_code: 'declined', retryable: true });
    const { status, body } = await startPayment(shop, shopper, orderId);
    expect(status).toBe(201);
    expect(body.payment_id).not.toBe(paymentId);
  });

  it('silence of the gateway leaves it undecided', async () => {
    const { paymentId, shopper } = await started();
    answer = 'away';
    const back = await post(formOf(paymentId), { token: 'tok_1' });
    expect(back.headers.get('location')).toBe(`https://shop.test${RETURN}`);
    expect(await paymentOf(shop, shopper, paymentId)).toMatchObject({ status: 'pending_action' });
    await post(formOf(paymentId), { token: 'tok_2' });
    expect(tokens).toHaveLength(1);
  });

  describe('when the gateway was silent', () => {
    async function unanswered() {
      const order = await started();
      answer = 'away';
      await post(formOf(order.paymentId), { token: 'tok_1' });
      answer = 'charged';
      return order;
    }

    it('another attempt opens at once, since the gateway knows no charge', async () => {
      const { shopper, orderId, paymentId } = await unanswered();
      expect(await paymentOf(shop, shopper, paymentId)).toMatchObject({ retryable: true });
      const { status, body } = await startPayment(shop, shopper, orderId);
      expect(status).toBe(201);
      expect(body).toMatchObject({ status: 'pending_action', next_action: { type: 'redirect' } });
      expect(body.payment_id).not.toBe(paymentId);
      expect(await paymentOf(shop, shopper, paymentId)).toMatchObject({
        status: 'failed',
        failure_code: 'provider_error',
      });
      await post(formOf(body.payment_id), { token: 'tok_2' });
      expect(tokens.map(({ token }) => token)).toEqual(['tok_1', 'tok_2']);
    });

    it('the shopper is told so without asking', async () => {
      const { shopper, paymentId } = await unanswered();
      await Promise.all([shop.jobs.reconcile(), shop.jobs.reconcile()]);
      expect(await paymentOf(shop, shopper, paymentId)).toMatchObject({ status: 'failed' });
    });

    it('none opens while the gateway is unreachable', async () => {
      const { shopper, orderId, paymentId } = await unanswered();
      shop.bank.faults.add('away');
      const { status, body } = await startPayment(shop, shopper, orderId);
      shop.bank.faults.clear();
      expect([status, body['code']]).toEqual([502, 'PAYMENT_PROVIDER_ERROR']);
      expect(await paymentOf(shop, shopper, paymentId)).toMatchObject({ status: 'pending_action' });
    });

    it('none opens if the card was charged after all', async () => {
      const { shopper, orderId, paymentId } = await unanswered();
      shop.bank.decide(charged(paymentId));
      const { status, body } = await startPayment(shop, shopper, orderId);
      expect([status, body['code']]).toEqual([409, 'ALREADY_PAID']);
      expect(await orderOf(shop, shopper, orderId)).toMatchObject({
        status: 'paid',
        payment: { id: paymentId, status: 'succeeded' },
      });
    });

    it('of a late charge one is kept, the other refunded', async () => {
      const { shopper, orderId, paymentId } = await unanswered();
      const { body } = await startPayment(shop, shopper, orderId);
      const events = [charged(paymentId), charged(body.payment_id)];
      for (const event of events) await tell(shop, event);
      await shop.jobs.returnMoney();
      const statuses = await Promise.all(
        events.map(async (event) => (await paymentOf(shop, shopper, event.paymentId)).status),
      );
      expect(statuses).toEqual(['succeeded', 'refunded']);
      expect(shop.bank.returned.at(-1)).toMatchObject({ paymentId: body.payment_id });
    });

    it('a form being submitted is waited for, but not forever', async () => {
      const { shopper, orderId, paymentId } = await started();
      answer = 'slow';
      const sending = post(formOf(paymentId), { token: 'tok_1' });
      await eventually(() => {
        expect(tokens).toHaveLength(1);
      });
      await shop.jobs.reconcile();
      expect((await startPayment(shop, shopper, orderId)).body.payment_id).toBe(paymentId);
      shop.clock.advance(30_000);
      expect((await startPayment(shop, shopper, orderId)).body.payment_id).not.toBe(paymentId);
      finish();
      await sending;
      // The charge id is stored, whatever becomes of it.
      const [row] = await shop.db.select().from(payments).where(eq(payments.id, paymentId));
      expect(row).toMatchObject({ status: 'failed', providerRef: `ch-${paymentId}` });
    });
  });

  it.each([
    ['no token', {}],
    ['markup for a token', { token: '<script>' }],
  ])('%s is not a token', async (_, fields) => {
    const { paymentId } = await started();
    expect((await post(formOf(paymentId), fields)).headers.get('location')).toBe(RETURN);
    expect(tokens).toEqual([]);
  });

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example', '/..//x.test', '/\u0000'])(
    'never redirects to %s',
    async (path) => {
      const { paymentId } = await started();
      expect((await shop.app.fetch(new Request(formOf(paymentId, path)))).status).toBe(404);
    },
  );

  it('redirects an unknown payment back', async () => {
    const unknown = await shop.app.fetch(new Request(formOf('no-such-payment')));
    expect(unknown.headers.get('location')).toBe(RETURN);
  });
});

describe('the return URL of a gateway with a single one', () => {
  it('finds the order by the charge', async () => {
    const { paymentId, orderId } = await started();
    await post(formOf(paymentId), { token: 'tok_1' });
    const back = await post(at('/return/sandbox'), { objectId: `ch-${paymentId}`, status: 'true' });
    expect(back.status).toBe(303);
    expect(back.headers.get('location')).toBe(`https://shop.test/orders/${orderId}/payment/result`);
  });

  it('knows no other', async () => {
    const back = await post(at('/return/sandbox'), { objectId: 'ch-none' });
    expect(back.headers.get('location')).toBe('https://shop.test/orders/order_list');
    for (const objectId of ['', 'a\u0000b', 'x'.repeat(300)]) {
      expect((await post(at('/return/sandbox'), { objectId })).status).toBe(404);
    }
    expect((await post(at('/return/nobody'), { objectId: 'x' })).status).toBe(404);
  });
});
