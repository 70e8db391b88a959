import { describe, expect, it } from 'vitest';
import { createFieldsOfPayment } from './hosted-fields.ts';
import { after, OPENED, OVER, paymentOf } from './payment.fixture.ts';
import type { HostedFields, Payment, PaymentProvider, PaymentRepo } from './ports.ts';

const FORM = { script: 'https://gateway.test/x.js', attributes: {}, tokenField: 't', origins: [] };
const FILLED = { paymentId: 'pay_1', token: 'tok_1', returnPath: '/back', locale: 'en' } as const;

/** The fields of one payment at a moment, with the tokens that the gateway was sent. */
function fieldsOf(payment: Payment | undefined, now: Date, isHosted = true) {
  const tokens: string[] = [];
  const hosted: HostedFields = {
    form: () => FORM,
    charge: (_, token) => {
      tokens.push(token);
      return Promise.resolve({ refused: 'declined', words: '400' });
    },
  };
  const payments = {
    find: () => Promise.resolve(payment),
    lock: () => Promise.resolve(payment),
    changeStatus: () => Promise.resolve(true),
  } as unknown as PaymentRepo;
  const provider = { name: 'omise', ...(isHosted && { hosted }) } as PaymentProvider;
  const fields = createFieldsOfPayment({
    transact: (work) => work({ payments }),
    payments,
    providers: { forMethod: () => provider, named: () => provider },
    clock: { now: () => now },
    site: { publicUrl: 'https://shop.test' },
    report: () => undefined,
  });
  return { fields, tokens };
}

describe('a gateway’s own fields', () => {
  it.each<[string, Payment | undefined, Date, boolean]>([
    ['a card that waits', paymentOf(), OPENED, true],
    ['a card, a moment before its time is over', paymentOf(), after(OVER, -1), true],
    ['a card whose time is over', paymentOf(), OVER, false],
    ['a card that was sent', paymentOf({ nextAction: { type: 'none' } }), OPENED, false],
    ['a card that was charged', paymentOf({ providerRef: 'ch_1' }), OPENED, false],
    ['a card that failed', paymentOf({ status: 'failed' }), OPENED, false],
    ['nothing', undefined, OPENED, false],
  ])('are there for %s: %#', async (_, payment, now, isThere) => {
    const { fields, tokens } = fieldsOf(payment, now);
    expect((await fields.form('pay_1', 'en')) !== undefined).toBe(isThere);
    expect(await fields.charge(FILLED)).toBe('https://shop.test/back');
    expect(tokens).toEqual(isThere ? ['tok_1'] : []);
  });

  it('are not for a code, which the shop shows itself', async () => {
    const { fields, tokens } = fieldsOf(
      paymentOf({ method: 'qr', providerRef: 'order_1' }),
      OPENED,
    );
    expect(await fields.form('pay_1', 'en')).toBeUndefined();
    await fields.charge(FILLED);
    expect(tokens).toEqual([]);
  });

  it('are missing where the gateway has none', async () => {
    const { fields } = fieldsOf(paymentOf(), OPENED, false);
    expect(await fields.form('pay_1', 'en')).toBeUndefined();
    expect(await fields.charge(FILLED)).toBe('https://shop.test/back');
  });
});
