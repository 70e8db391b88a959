import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RawCallback } from '../../server/modules/payments/ports.ts';
import type { PaymentEvent } from '../../server/core/kept-payments.ts';
import { eventually } from '../../tests/harness/eventually.ts';
import { nextPaymentId, pageOf, startTestBank, type TestBank } from './bank.fixture.ts';

let bank: TestBank;
beforeEach(async () => {
  bank = await startTestBank({ timeoutMs: 60_000, holdMs: 60_000 });
});
afterEach(() => bank.close());

async function event(callback: RawCallback | undefined): Promise<PaymentEvent> {
  const read = callback && (await bank.provider.read(callback, bank.clock.now));
  if (read === undefined || typeof read === 'string') throw new Error(`no event: ${String(read)}`);
  return read;
}

async function pay(paymentId = nextPaymentId()): Promise<string> {
  const charge = await bank.charge({ paymentId });
  await bank.press(pageOf(charge), 'card', { number: '4242424242424242' });
  return paymentId;
}

const find = (paymentId: string) => bank.provider.find({ paymentId, providerRef: null });

describe('switches of the sandbox bank', () => {
  it('decline: even the good card', async () => {
    await bank.flip({ decline: true });
    await pay();
    expect(await event((await bank.callbacks(1))[0])).toMatchObject({ failure: 'declined' });
  });

  it('timeout: the charge exists, but the shop gets no answer', async () => {
    await bank.flip({ timeout: true });
    const paymentId = nextPaymentId();
    await expect(bank.charge({ paymentId }, bank.impatient)).rejects.toThrow(/timeout/i);
    const asked = bank.impatient.find({ paymentId, providerRef: null });
    await expect(asked).rejects.toThrow(/timeout/i);
    await bank.flip({ timeout: false });
    const charge = await bank.charge({ paymentId });
    await bank.press(pageOf(charge), 'card', { number: '4242424242424242' });
    expect(await find(paymentId)).toMatchObject({ kind: 'succeeded' });
  });

  it('late: the bank has decided, and later callbacks arrive first', async () => {
    await bank.flip({ late_seconds: 86_400 });
    const paymentId = await pay();
    expect(await find(paymentId)).toMatchObject({ kind: 'succeeded' });
    await bank.flip({ late_seconds: 0 });
    const other = await pay();
    const received = await Promise.all((await bank.callbacks(1)).map(event));
    expect(received).toMatchObject([{ paymentId: other }]);
  });

  it('duplicate: one event three times', async () => {
    await bank.flip({ duplicate: true });
    await pay();
    const ids = (await Promise.all((await bank.callbacks(3)).map(event))).map((e) => e.eventId);
    expect(new Set(ids).size).toBe(1);
  });

  it('reorder: the later event comes first', async () => {
    await bank.flip({ reorder: true });
    const paymentId = await pay();
    await bank.provider.refund({ paymentId, providerRef: '', amount: 70_550, paid: 70_550 });
    const kinds = (await Promise.all((await bank.callbacks(2)).map(event))).map((e) => e.kind);
    expect(kinds).toEqual(['refunded', 'succeeded']);
  });

  it('forge: callbacks are refused until the switch is off', async () => {
    await bank.flip({ forge: true });
    bank.shop.answerWith(401, 401);
    await pay();
    const [forged] = await bank.callbacks(2);
    expect(await bank.provider.read(forged!, bank.clock.now)).toBe('forged');
    await bank.flip({ forge: false });
    bank.shop.answerWith(401);
    await pay();
    await eventually(async () => {
      expect(await event(bank.shop.received.at(-1))).toMatchObject({ kind: 'succeeded' });
    });
  });

  it('silent: nothing is sent, and polling finds the result', async () => {
    await bank.flip({ silent: true });
    const paymentId = await pay();
    expect(await find(paymentId)).toMatchObject({ kind: 'succeeded' });
    await bank.flip({ silent: false });
    const other = await pay();
    expect(await event((await bank.callbacks(1))[0])).toMatchObject({ paymentId: other });
  });

  it('short: a baht is missing, and refunds are limited to the received amount', async () => {
    await bank.flip({ short: true });
    const paymentId = await pay();
    expect(await event((await bank.callbacks(1))[0])).toMatchObject({
      ...{ kind: 'succeeded', amount: 70_450 },
    });
    const back = { paymentId, providerRef: '', paid: 70_450 };
    expect(await bank.provider.refund({ ...back, amount: 70_550 })).toBe('refused');
    expect(await bank.provider.refund({ ...back, amount: 70_450 })).toBe('refunded');
  });

  it('no refunds: refunds fail until the switch is off', async () => {
    const paymentId = await pay();
    const back = { paymentId, providerRef: '', amount: 70_550, paid: 70_550 };
    await bank.flip({ no_refunds: true });
    expect(await bank.provider.refund(back)).toBe('refused');
    await bank.flip({ no_refunds: false });
    expect(await bank.provider.refund(back)).toBe('refunded');
    // A repeated request means that the answer was lost.
    await bank.flip({ no_refunds: true });
    expect(await bank.provider.refund(back)).toBe('refunded');
  });

  it('can be set by the form too, and refuse unknown ones', async () => {
    const form = new URLSearchParams({ decline: '1', late_seconds: '3' });
    const answer = await fetch(`${bank.url}/switches?lang=th`, {
      method: 'POST',
      body: form,
      redirect: 'manual',
    });
    expect(answer.headers.get('location')).toBe('/switches?lang=th&saved=1');
    const shown = await fetch(`${bank.url}/switches`, { headers: { Accept: 'application/json' } });
    expect(await shown.json()).toMatchObject({ decline: true, late_seconds: 3, silent: false });
    const wrong = { method: 'POST', headers: { 'Content-Type': 'application/json' } };
    const refused = await fetch(`${bank.url}/switches`, { ...wrong, body: '{"declined":true}' });
    expect(refused.status).toBe(422);
    const foreign = await fetch(`${bank.url}/switches`, {
      ...wrong,
      headers: { ...wrong.headers, Origin: 'https://evil.example' },
      body: '{"decline":false}',
    });
    expect(foreign.status).toBe(403);
  });

  it('charges, switches and pending callbacks survive a restart', async () => {
    await bank.flip({ late_seconds: 1 });
    const paymentId = await pay();
    const open = await bank.charge();
    await bank.restart();
    expect(await find(paymentId)).toMatchObject({ kind: 'succeeded' });
    expect((await fetch(pageOf(open))).status).toBe(200);
    expect(await event((await bank.callbacks(1))[0])).toMatchObject({ paymentId });
  });
});
