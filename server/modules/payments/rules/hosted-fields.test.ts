import { describe, expect, it } from 'vitest';
import { createFieldsOfPayment } from './hosted-fields.ts';
import { after, OPENED, OVER, paymentOf } from './payment.fixture.ts';
import type {
  Charge,
  HostedFields,
  Payment,
  PaymentProvider,
  PaymentRepo,
  Refused,
} from '../ports.ts';
import type { QrPicture } from '../../../core/kept-payments.ts';

const FORM = { script: 'https://gateway.test/x.js', attributes: {}, tokenField: 't', origins: [] };
const FILLED = { paymentId: 'pay_1', token: 'tok_1', returnPath: '/back', locale: 'en' } as const;

const REFUSED: Refused = { refused: 'declined', words: '400' };

interface Gateway {
  readonly isHosted?: boolean;
  readonly answer?: Charge | Refused;
  /** An event changes the payment during the charge. */
  readonly isMovedMeanwhile?: boolean;
}

/** Fields of one payment at a given time, with the tokens sent to the gateway. */
function fieldsOf(
  payment: Payment | undefined,
  now: Date,
  { isHosted = true, answer = REFUSED, isMovedMeanwhile = false }: Gateway = {},
) {
  const tokens: string[] = [];
  const named: string[] = [];
  const hosted: HostedFields = {
    form: () => FORM,
    charge: (_, token) => {
      tokens.push(token);
      return Promise.resolve(answer);
    },
  };
  const payments = {
    find: () => Promise.resolve(payment),
    lock: () => Promise.resolve(payment),
    changeStatus: () => Promise.resolve(tokens.length === 0 || !isMovedMeanwhile),
    nameRef: (_id: string, ref: string) => Promise.resolve(void named.push(ref)),
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
  return { fields, tokens, named };
}

describe("a gateway's own fields", () => {
  it.each<[string, Payment | undefined, Date, boolean]>([
    ['a card that waits', paymentOf(), OPENED, true],
    ['a card just before its expiry', paymentOf(), after(OVER, -1), true],
    ['a card after its expiry', paymentOf(), OVER, false],
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

  it('are missing if the gateway has none', async () => {
    const { fields } = fieldsOf(paymentOf(), OPENED, { isHosted: false });
    expect(await fields.form('pay_1', 'en')).toBeUndefined();
    expect(await fields.charge(FILLED)).toBe('https://shop.test/back');
  });
});

describe('the charge of a form', () => {
  const nextAction = { type: 'redirect', url: 'https://gateway.test/3ds' } as const;
  const charged = { providerRef: 'ch_1', nextAction };

  it.each<[string, Gateway, string[]]>([
    ['with its answer', { answer: charged }, []],
    ['also where an event was faster', { answer: charged, isMovedMeanwhile: true }, ['ch_1']],
    ['if it has one', { answer: { nextAction }, isMovedMeanwhile: true }, []],
  ])('gets its id %s', async (_, gateway, names) => {
    const { fields, named } = fieldsOf(paymentOf(), OPENED, gateway);
    expect(await fields.charge(FILLED)).toBe(nextAction.url);
    expect(named).toEqual(names);
  });
});

describe('a code drawn by the gateway', () => {
  const picture: QrPicture = {
    type: 'qr_picture',
    media: 'image/png',
    base64: 'iVBORw0KGgo=',
    expires_at: OVER.toISOString(),
    code: null,
  };
  const drawn = (changes: Partial<Payment> = {}) =>
    paymentOf({ method: 'qr', nextAction: picture, ...changes });

  it.each<[string, Payment | undefined, Date, boolean]>([
    ['that waits', drawn(), OPENED, true],
    ['just before its expiry', drawn(), after(OVER, -1), true],
    ['after its expiry', drawn(), OVER, false],
    ['that was paid', drawn({ status: 'succeeded' }), OPENED, false],
    ['that is a page instead', paymentOf(), OPENED, false],
    ['of no payment', undefined, OPENED, false],
  ])('is shown, or not: one %s', async (_, payment, now, isShown) => {
    const { fields } = fieldsOf(payment, now);
    expect(await fields.picture('pay_1')).toEqual(isShown ? picture : undefined);
  });
});
