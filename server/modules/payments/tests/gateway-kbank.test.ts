import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createKbank } from '../providers/kbank/adapter.ts';
import {
  callback,
  fillForm,
  GOODS,
  isAskedAgain,
  openGatewayShop,
  pictureOf,
  refundOf,
} from '@/tests/harness/gateways/shop.ts';
import { startKbank, type KbankStandIn } from '@/tests/harness/gateways/kbank-stand-in.ts';
import { expectInvariants } from '@/tests/harness/invariants.ts';
import { moveTo, opened, orderOf, owing, paymentOf, startPayment } from '@/tests/harness/paying.ts';
import type { Shop } from '@/tests/harness/shop.ts';

/** The whole shop with the real adapter, over HTTP to a fake K-Payment gateway. */

const MINUTE_MS = 60_000;
const STANDARD = { lifeSeconds: 3_600, greatest: 2_000_000, canVoid: true };
let kbank: KbankStandIn;
let shop: Shop;
beforeAll(async () => {
  kbank = await startKbank();
  shop = await openGatewayShop(createKbank(kbank.settings, ['kbank_card', 'qr']));
});
afterAll(async () => {
  await shop.close();
  await kbank.close();
});
afterEach(async () => {
  kbank.faults.clear();
  Object.assign(kbank.options, STANDARD);
  await expectInvariants(shop.db);
});

const owed = () => owing(shop, [[GOODS.plain, 1]]);
const tell = (paymentId: string) => {
  const charge = kbank.find(paymentId);
  if (!charge) throw new Error('the bank has no such charge');
  return callback(shop, 'kbank', { body: kbank.callback(charge) });
};

async function started(method: string) {
  const { shopper, id } = await owed();
  const { body: payment } = await startPayment(shop, shopper, id, { method });
  return { shopper, id, payment, paymentId: payment.payment_id };
}

async function paidByCode() {
  const begun = await started('qr');
  kbank.payCode(begun.paymentId);
  expect(await tell(begun.paymentId)).toBe(200);
  return begun;
}

describe('KBank, paying', () => {
  it('by card', async () => {
    const { shopper, id, payment, paymentId } = await started('kbank_card');
    await fillForm(shop, payment, { token: 'tokn_1' });
    expect(await tell(paymentId)).toBe(200);
    expect((await orderOf(shop, shopper, id)).status).toBe('paid');
  });

  it("by a card with 3-D Secure: to the bank's page and back", async () => {
    const { shopper, id, payment, paymentId } = await started('kbank_card');
    const bank = await fillForm(shop, payment, { token: 'tokn_3ds' });
    expect(bank).toBe('https://bank.stand-in.test/3ds');
    Object.assign(kbank.find(paymentId)!, { transaction_state: 'Authorized' });
    await tell(paymentId);
    expect((await orderOf(shop, shopper, id)).status).toBe('paid');
  });

  it.each([
    ['that is declined', 'tokn_declined'],
    ['whose token was used before', 'tokn_used'],
  ])('by a card %s: the order can be paid again', async (_, token) => {
    const { shopper, payment, paymentId } = await started('kbank_card');
    await fillForm(shop, payment, { token });
    if (kbank.find(paymentId)) await tell(paymentId);
    expect(await paymentOf(shop, shopper, paymentId)).toMatchObject({
      status: 'failed',
      failure_code: 'declined',
      retryable: true,
    });
  });

  it("by code: the bank's image on the shop's own page", async () => {
    const { shopper, id, payment, paymentId } = await started('qr');
    expect(payment.next_action.type).toBe('qr_picture');
    const picture = await pictureOf(shop, payment);
    expect(picture.headers.get('content-type')).toBe('image/png');
    expect(picture.text).toContain('PNG');
    expect(kbank.payCode(paymentId)).toBe(true);
    await tell(paymentId);
    expect((await orderOf(shop, shopper, id)).status).toBe('paid');
  });

  it.each([
    [600, 10],
    [3_600, 15],
  ])('a code that the bank keeps for %d s is shown for %d minutes', async (life, minutes) => {
    kbank.options.lifeSeconds = life;
    const { payment } = await started('qr');
    const shown = Date.parse(payment.expires_at) - Date.parse(payment.created_at);
    expect(Math.round(shown / MINUTE_MS)).toBe(minutes);
  });
});

describe('KBank, with failures', () => {
  it('an amount outside the limits is a refusal, despite status 200', async () => {
    kbank.options.greatest = 100;
    const { payment } = await started('qr');
    expect(payment).toMatchObject({
      status: 'failed',
      failure_code: 'amount_out_of_range',
      retryable: true,
    });
    expect(shop.reports).toContain('a payment provider refused');
  });

  it.each(['page', 'internal error', 'answer lost'] as const)(
    '%s: undecided, and a retry shows one code',
    async (fault) => {
      const { shopper, id } = await owed();
      const key = crypto.randomUUID();
      kbank.faults.add(fault);
      const silent = await startPayment(shop, shopper, id, { method: 'qr', key });
      expect(silent.status).toBe(502);
      kbank.faults.clear();
      const { body } = await startPayment(shop, shopper, id, { method: 'qr', key });
      expect(body).toMatchObject({ status: 'pending_action', next_action: { type: 'qr_picture' } });
      const open = [...kbank.codes.values()].filter(
        ({ reference_order, status }) => reference_order === body.payment_id && status === 'open',
      );
      expect(open).toHaveLength(1);
    },
  );

  it('a lost card answer is found by our reference, and charged once', async () => {
    const { shopper, id, payment, paymentId } = await started('kbank_card');
    kbank.faults.add('answer lost');
    await fillForm(shop, payment, { token: 'tokn_1' });
    kbank.faults.clear();
    await fillForm(shop, payment, { token: 'tokn_2' });
    shop.clock.advance(MINUTE_MS);
    await shop.jobs.reconcile();
    expect((await orderOf(shop, shopper, id)).status).toBe('paid');
    const made = [...kbank.charges.values()].filter((one) => one.reference_order === paymentId);
    expect(made).toHaveLength(1);
  });

  it('a form that was never sent is no longer checked: the bank does not know it', async () => {
    const { shopper, paymentId } = await started('kbank_card');
    shop.clock.advance(32 * MINUTE_MS);
    await shop.jobs.reconcile();
    expect(await paymentOf(shop, shopper, paymentId)).toMatchObject({ status: 'expired' });
    expect(await isAskedAgain(shop, paymentId)).toBe(false);
  });
});

describe('KBank, cancelling a code', () => {
  it('that was replaced; it can no longer be paid', async () => {
    const { shopper, id } = await owed();
    const first = await opened(shop, shopper, id, { method: 'qr' });
    await opened(shop, shopper, id, { method: 'kbank_card' });
    await shop.jobs.letGo();
    expect(kbank.codeOf(first).status).toBe('cancelled');
    expect(kbank.payCode(first)).toBe(false);
  });

  it('that expired here, while the bank would keep it for an hour', async () => {
    const { shopper, id } = await owing(shop, [[GOODS.plain, 1]]);
    const paymentId = await opened(shop, shopper, id, { method: 'qr' });
    shop.clock.advance(17 * MINUTE_MS);
    await shop.jobs.reconcile();
    await shop.jobs.letGo();
    expect(kbank.codeOf(paymentId).status).toBe('cancelled');
  });

  it('is retried until it expires, and then reported', async () => {
    const { id, paymentId } = await started('qr');
    await moveTo(shop, id, 'member', 'cancelled');
    kbank.faults.add('internal error');
    await shop.jobs.letGo();
    expect(shop.reports.at(-1)).toBe('a payment provider did not answer');
    shop.clock.advance(17 * MINUTE_MS);
    await shop.jobs.letGo();
    expect(shop.reports.at(-1)).toBe('a charge could not be closed');
    kbank.faults.clear();
    shop.clock.advance(MINUTE_MS);
    await shop.jobs.letGo();
    expect(kbank.codeOf(paymentId).status).toBe('open');
  });

  it.each([
    ['is voided', true, 'done'],
    ['is for staff if the bank does not void it', false, 'failed'],
  ])('late money %s', async (_, canVoid, status) => {
    kbank.options.canVoid = canVoid;
    const { id, paymentId } = await started('qr');
    await moveTo(shop, id, 'member', 'cancelled');
    kbank.payCode(paymentId);
    await shop.jobs.letGo();
    await tell(paymentId);
    await shop.jobs.returnMoney();
    await shop.jobs.returnMoney();
    expect(await refundOf(shop, paymentId)).toMatchObject({ status, amount: 70_550 });
    expect(kbank.find(paymentId)?.transaction_state).toBe(canVoid ? 'VOID' : 'Authorized');
  });
});

describe('KBank, refunding', () => {
  it('voids a code that was paid today', async () => {
    const { id, paymentId, shopper } = await paidByCode();
    await moveTo(shop, id, 'member', 'cancelled');
    await Promise.all([shop.jobs.returnMoney(), shop.jobs.returnMoney()]);
    expect(await orderOf(shop, shopper, id)).toMatchObject({ refund: { status: 'refunded' } });
    const voids = kbank.asked.filter((call) => call.endsWith(`${kbank.find(paymentId)!.id}/void`));
    expect(voids).toHaveLength(1);
  });

  it('a settled code is for staff', async () => {
    const { id, paymentId } = await paidByCode();
    Object.assign(kbank.find(paymentId)!, { transaction_state: 'Settled' });
    await moveTo(shop, id, 'member', 'cancelled');
    await shop.jobs.returnMoney();
    expect(await refundOf(shop, paymentId)).toMatchObject({ status: 'failed' });
  });

  it('a refund of unknown amount in its portal is for staff', async () => {
    const { id, paymentId } = await paidByCode();
    Object.assign(kbank.find(paymentId)!, { transaction_state: 'Refunded' });
    await tell(paymentId);
    await moveTo(shop, id, 'member', 'cancelled');
    await shop.jobs.returnMoney();
    expect(await refundOf(shop, paymentId)).toMatchObject({ status: 'failed' });
    expect(shop.reports).toContain('a refund of unknown amount at the gateway');
  });
});
