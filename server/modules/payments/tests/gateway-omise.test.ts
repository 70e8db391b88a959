import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { refunds } from '@/server/db/schema/payments.ts';
import { createOmise } from '../providers/omise/adapter.ts';
import {
  callback,
  fillForm,
  GOODS,
  isAskedAgain,
  openGatewayShop,
  pictureOf,
  refundOf,
} from '@/tests/harness/gateways/shop.ts';
import { startOmise, type OmiseStandIn } from '@/tests/harness/gateways/omise-stand-in.ts';
import { expectInvariants } from '@/tests/harness/invariants.ts';
import { moveTo, opened, orderOf, owing, paymentOf, startPayment } from '@/tests/harness/paying.ts';
import type { Shop } from '@/tests/harness/shop.ts';

/** The whole shop with the real adapter, over HTTP to a fake Omise. */

const MINUTE_MS = 60_000;
const STANDARD = { says: 'picture', refund: 'closed', lifeMs: 900_000, least: 2_000 };
let omise: OmiseStandIn;
let shop: Shop;
beforeAll(async () => {
  omise = await startOmise();
  shop = await openGatewayShop(createOmise(omise.settings, ['kbank_card', 'truemoney', 'qr']));
});
afterAll(async () => {
  await shop.close();
  await omise.close();
});
afterEach(async () => {
  omise.faults.clear();
  Object.assign(omise.options, STANDARD);
  await expectInvariants(shop.db);
});

const owed = () => owing(shop, [[GOODS.plain, 1]]);
const asked = (call: string) => omise.asked.filter((one) => one === call).length;

/** Omise decides and sends the event. */
async function decide(paymentId: string, change: object): Promise<number> {
  const charge = Object.assign(omise.chargeOf(paymentId), change);
  return callback(shop, 'omise', omise.callback('charge.complete', charge, shop.clock.now()));
}

async function paidBy(method: string) {
  const { shopper, id } = await owed();
  const { body: payment } = await startPayment(shop, shopper, id, { method });
  if (method === 'kbank_card') await fillForm(shop, payment, { omiseToken: 'tokn_1' });
  expect(await decide(payment.payment_id, { status: 'successful' })).toBe(200);
  return { shopper, id, payment, paymentId: payment.payment_id };
}

describe('Omise, paying', () => {
  it('by card', async () => {
    const { shopper, id } = await paidBy('kbank_card');
    expect(await orderOf(shop, shopper, id)).toMatchObject({
      status: 'paid',
      payment: { status: 'succeeded', amount: 705.5 },
    });
  });

  it('by a declined card: with the reason, and the order can be paid again', async () => {
    const { shopper, id } = await owed();
    const { body: payment } = await startPayment(shop, shopper, id);
    await fillForm(shop, payment, { omiseToken: 'tokn_declined' });
    await decide(payment.payment_id, {});
    expect(await paymentOf(shop, shopper, payment.payment_id)).toMatchObject({
      status: 'failed',
      failure_code: 'insufficient_funds',
      retryable: true,
    });
  });

  it("by a card with 3-D Secure: via the bank's page", async () => {
    const { shopper, id } = await owed();
    const { body: payment } = await startPayment(shop, shopper, id);
    const bank = await fillForm(shop, payment, { omiseToken: 'tokn_3ds' });
    expect(bank).toBe(omise.chargeOf(payment.payment_id)['authorize_uri']);
    expect(await paymentOf(shop, shopper, payment.payment_id)).toMatchObject({
      status: 'pending_action',
    });
    await decide(payment.payment_id, { status: 'successful' });
    expect((await orderOf(shop, shopper, id)).status).toBe('paid');
  });

  it("by PromptPay: its image on the shop's own page, until it is paid", async () => {
    const { shopper, id } = await owed();
    const { body: payment } = await startPayment(shop, shopper, id, { method: 'qr' });
    expect(payment.next_action).toEqual({
      type: 'qr_picture',
      picture: `/api/v1/payments/${payment.payment_id}/picture`,
      expires_at: payment.expires_at,
    });
    const picture = await pictureOf(shop, payment);
    expect(picture.status).toBe(200);
    expect(picture.text).toContain('<svg');
    expect(picture.headers.get('content-type')).toBe('image/svg+xml');
    expect(picture.headers.get('content-security-policy')).toMatch(
      /^default-src 'none';.*sandbox$/,
    );
    await decide(payment.payment_id, { status: 'successful' });
    expect((await orderOf(shop, shopper, id)).status).toBe('paid');
    expect((await pictureOf(shop, payment)).status).toBe(404);
  });

  it('by PromptPay: the payload of the code, if Omise returns it', async () => {
    omise.options.says = 'text';
    const { shopper, id } = await owed();
    const { body } = await startPayment(shop, shopper, id, { method: 'qr' });
    expect(body.next_action).toMatchObject({ type: 'qr', payload: /^00020101chrg_test_/ });
  });

  it('by TrueMoney: an expired link is replaced, and the old one is closed', async () => {
    const { shopper, id } = await owed();
    const start = () => startPayment(shop, shopper, id, { method: 'truemoney' });
    const { body: first } = await start();
    expect(first.next_action).toMatchObject({ type: 'redirect', url: /\/pay\/chrg_test_/ });
    shop.clock.advance(2 * MINUTE_MS);
    expect((await start()).body.payment_id).toBe(first.payment_id);
    shop.clock.advance(MINUTE_MS);
    const { body: second } = await start();
    expect(second.payment_id).not.toBe(first.payment_id);
    await shop.jobs.letGo();
    expect(omise.chargeOf(first.payment_id).status).toBe('expired');
    expect(omise.chargeOf(second.payment_id).status).toBe('pending');
  });

  it('a code that Omise expires early expires here as well', async () => {
    omise.options.lifeMs = 5 * MINUTE_MS;
    const { shopper, id } = await owed();
    const { body } = await startPayment(shop, shopper, id, { method: 'truemoney' });
    const left = Date.parse(body.expires_at) - Date.parse(body.now);
    expect(left).toBeLessThanOrEqual(5 * MINUTE_MS);
    expect(left).toBeGreaterThan(4 * MINUTE_MS);
  });
});

describe('Omise, limits', () => {
  it.each([
    ['qr', { min: 20, max: 150_000 }],
    ['truemoney', { min: 20, max: 100_000 }],
  ])('too much by %s is refused without a request', async (method, data) => {
    const { shopper, id } = await owing(shop, [[GOODS.dear, 1]]);
    const before = omise.asked.length;
    const refused = await startPayment(shop, shopper, id, { method });
    expect(refused).toMatchObject({
      status: 422,
      body: { code: 'PAYMENT_AMOUNT_OUT_OF_RANGE', data, fields: { method: expect.any(String) } },
    });
    expect(omise.asked).toHaveLength(before);
  });

  it('a refusal by Omise carries its reason and is not an outage', async () => {
    omise.options.least = 100_000;
    const { shopper, id } = await owed();
    const { body: payment } = await startPayment(shop, shopper, id);
    await fillForm(shop, payment, { omiseToken: 'tokn_1' });
    expect(await paymentOf(shop, shopper, payment.payment_id)).toMatchObject({
      status: 'failed',
      failure_code: 'amount_out_of_range',
      retryable: true,
    });
    expect(shop.reports).toContain('a payment provider refused');
  });

  it('are returned with the payment methods', async () => {
    const { body } = await shop.call('GET', '/payments/methods');
    expect(body).toEqual({
      entities: [
        { method: 'kbank_card', min: null, max: null },
        { method: 'truemoney', min: 20, max: 100_000 },
        { method: 'qr', min: 20, max: 150_000 },
      ],
    });
  });
});

describe('Omise, with failures', () => {
  it.each(['page', 'internal error'] as const)('%s: undecided', async (fault) => {
    const { shopper, id } = await owed();
    omise.faults.add(fault);
    const key = crypto.randomUUID();
    const silent = await startPayment(shop, shopper, id, { method: 'qr', key });
    expect(silent).toMatchObject({ status: 502, body: { code: 'PAYMENT_PROVIDER_ERROR' } });
    omise.faults.clear();
    const { status, body } = await startPayment(shop, shopper, id, { method: 'qr', key });
    expect([status, body.status]).toEqual([201, 'pending_action']);
  });

  it('a lost answer is one charge', async () => {
    const { shopper, id } = await owed();
    omise.faults.add('answer lost');
    const key = crypto.randomUUID();
    await startPayment(shop, shopper, id, { method: 'truemoney', key });
    omise.faults.clear();
    const before = omise.charges.size;
    const { body } = await startPayment(shop, shopper, id, { method: 'truemoney', key });
    expect(body.status).toBe('pending_action');
    expect(omise.charges.size).toBe(before);
  });

  it('silence is retried with growing pauses, and not forever', async () => {
    const { shopper, id } = await owed();
    const paymentId = await opened(shop, shopper, id, { method: 'qr' });
    const { id: charge } = omise.chargeOf(paymentId);
    omise.faults.add('internal error');
    const looks = async (minutes: number) => {
      const before = asked(`GET /charges/${charge}`);
      for (let minute = 0; minute < minutes; minute += 1) {
        shop.clock.advance(MINUTE_MS);
        await shop.jobs.reconcile();
      }
      return asked(`GET /charges/${charge}`) - before;
    };
    const first = await looks(10);
    expect(first).toBeGreaterThan(2);
    shop.clock.advance(120 * MINUTE_MS);
    await shop.jobs.reconcile();
    expect(await looks(10)).toBeLessThan(first);
    shop.clock.advance(25 * 60 * MINUTE_MS);
    await shop.jobs.reconcile();
    expect(await isAskedAgain(shop, paymentId)).toBe(false);
    expect(shop.reports).toContain('a payment was never decided');
  });

  it('a form that was never sent is no longer checked', async () => {
    const { shopper, id } = await owed();
    const paymentId = await opened(shop, shopper, id);
    shop.clock.advance(32 * MINUTE_MS);
    await shop.jobs.reconcile();
    expect(await paymentOf(shop, shopper, paymentId)).toMatchObject({ status: 'expired' });
    expect(await isAskedAgain(shop, paymentId)).toBe(false);
  });
});

describe('Omise, cancelling', () => {
  it('closes the code of a cancelled order', async () => {
    const { shopper, id } = await owed();
    const paymentId = await opened(shop, shopper, id, { method: 'qr' });
    await moveTo(shop, id, 'member', 'cancelled');
    await shop.jobs.letGo();
    expect(omise.chargeOf(paymentId).status).toBe('expired');
  });
});

describe('Omise, refunding', () => {
  it('refunds in full, once', async () => {
    const { id, paymentId, shopper } = await paidBy('qr');
    await moveTo(shop, id, 'member', 'cancelled');
    await Promise.all([shop.jobs.returnMoney(), shop.jobs.returnMoney()]);
    await shop.jobs.returnMoney();
    const charge = omise.chargeOf(paymentId);
    expect(omise.refunds.get(charge.id)).toHaveLength(1);
    expect(await orderOf(shop, shopper, id)).toMatchObject({
      refund: { status: 'refunded', amount: 705.5 },
    });
  });

  it.each(['a refund that is pending', 'a refund whose answer is lost'])('%s', async (which) => {
    const { id, paymentId } = await paidBy('qr');
    const { id: charge } = omise.chargeOf(paymentId);
    await moveTo(shop, id, 'member', 'cancelled');
    omise.options.refund = 'pending';
    if (which.includes('lost')) omise.faults.add('answer lost');
    await shop.jobs.returnMoney();
    omise.faults.clear();
    for (let hour = 0; hour < 3; hour += 1) {
      shop.clock.advance(60 * MINUTE_MS);
      await shop.jobs.returnMoney();
    }
    expect(omise.refunds.get(charge)).toHaveLength(1);
    expect(await refundOf(shop, paymentId)).toMatchObject({ status: 'pending' });
    Object.assign(omise.refunds.get(charge)![0]!, { status: 'closed' });
    shop.clock.advance(60 * MINUTE_MS);
    await shop.jobs.returnMoney();
    expect(await refundOf(shop, paymentId)).toMatchObject({ status: 'done', amount: 70_550 });
  });

  it('books a partial refund on the dashboard as partial', async () => {
    const { id, paymentId, shopper } = await paidBy('qr');
    const charge = omise.chargeOf(paymentId);
    const refund = omise.refundByHand(charge.id, 20_000)!;
    const told = omise.callback('refund.create', refund, shop.clock.now());
    expect(await callback(shop, 'omise', told)).toBe(200);
    expect(await callback(shop, 'omise', told)).toBe(200);
    expect(await refundOf(shop, paymentId)).toMatchObject({ amount: 20_000, status: 'done' });
    expect(await orderOf(shop, shopper, id)).toMatchObject({
      status: 'paid',
      payment: { status: 'succeeded' },
      refund: { amount: 200 },
    });
    await shop.jobs.returnMoney();
    expect(charge.refunded_amount).toBe(20_000);
    // When the order ends, the rest is refunded as well.
    await moveTo(shop, id, 'member', 'cancelled');
    await shop.jobs.returnMoney();
    expect(await refundOf(shop, paymentId)).toMatchObject({ status: 'done', amount: 70_550 });
    expect(charge.refunded_amount).toBe(70_550);
  });

  it('leaves the rest to staff if the dashboard refunded more than reported', async () => {
    const { id, paymentId } = await paidBy('qr');
    const charge = omise.chargeOf(paymentId);
    const refund = omise.refundByHand(charge.id, 20_000)!;
    await callback(shop, 'omise', omise.callback('refund.create', refund, shop.clock.now()));
    omise.refundByHand(charge.id, 10_000);
    await moveTo(shop, id, 'member', 'cancelled');
    await shop.jobs.returnMoney();
    expect(await refundOf(shop, paymentId)).toMatchObject({ status: 'failed', amount: 70_550 });
    expect(charge.refunded_amount).toBe(30_000);
  });

  it('a refund that never completes is for staff in the end', async () => {
    const { id, paymentId } = await paidBy('qr');
    await moveTo(shop, id, 'member', 'cancelled');
    omise.options.refund = 'pending';
    await shop.jobs.returnMoney();
    const attempts = async (made: number) => {
      await shop.db.update(refunds).set({ attempts: made }).where(eq(refunds.paymentId, paymentId));
      shop.clock.advance(60 * MINUTE_MS);
      await shop.jobs.returnMoney();
      return (await refundOf(shop, paymentId))?.status;
    };
    expect(await attempts(198)).toBe('pending');
    expect(await attempts(199)).toBe('failed');
    expect(shop.reports).toContain('a refund was never finished');
  });

  it('a refund that Omise refuses is for staff', async () => {
    const { id, paymentId } = await paidBy('qr');
    await moveTo(shop, id, 'member', 'cancelled');
    Object.assign(omise.chargeOf(paymentId), { status: 'reversed' });
    await shop.jobs.returnMoney();
    expect(await refundOf(shop, paymentId)).toMatchObject({ status: 'failed' });
  });
});
