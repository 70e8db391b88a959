import type { Clock, Report } from '../../../core/ports.ts';
import { ok, refuse, type Result } from '../../../core/result.ts';
import type { Transact } from '../../../core/transact.ts';
import { isOpen, movePayment } from './machine.ts';
import type {
  Charge,
  HostedFields,
  HostedForm,
  Payment,
  PaymentProviders,
  PaymentRepo,
  Refused,
} from '../ports.ts';
import type { QrPicture } from '../../../core/kept-payments.ts';

/** A page with a provider's own fields. Whoever holds the payment's unguessable id may fill them in. */
export interface FieldsOfPayment {
  form(
    id: string,
    locale: 'en' | 'th',
  ): Promise<{ payment: Payment; form: HostedForm } | undefined>;
  /** Charges what the token stands for, once; the address where the shopper goes on. */
  charge(filled: FilledForm): Promise<string>;
  /** The drawn code of a payment that can still be paid with it. */
  picture(id: string): Promise<QrPicture | undefined>;
  /** The order of a charge that a provider names when it sends the shopper back. */
  orderOf(provider: string, providerRef: string): Promise<string | undefined>;
}

export interface FilledForm {
  readonly paymentId: string;
  readonly token: string;
  /** A path of the shop. */
  readonly returnPath: string;
  readonly locale: 'en' | 'th';
}

export interface FieldsWorld {
  readonly transact: Transact<{ readonly payments: PaymentRepo }>;
  readonly payments: Pick<PaymentRepo, 'find' | 'byRef' | 'checkAgain'>;
  readonly providers: PaymentProviders;
  readonly clock: Clock;
  readonly site: { readonly publicUrl: string };
  readonly report: Report;
}

const STAYS = { from: 'pending_action', to: 'pending_action' } as const;

export function createFieldsOfPayment(world: FieldsWorld): FieldsOfPayment {
  return {
    form: async (id, locale) => {
      const payment = await world.payments.find(id);
      const hosted = payment && isFillable(world, payment) ? hostedOf(world, payment) : undefined;
      return payment && hosted && { payment, form: hosted.form(payment, locale) };
    },
    charge: (filled) => chargeOnce(world, filled),
    picture: async (id) => {
      const payment = await world.payments.find(id);
      const isPayable = payment && isOpen(payment.status) && payment.expiresAt > world.clock.now();
      return isPayable && payment.nextAction.type === 'qr_picture' ? payment.nextAction : undefined;
    },
    orderOf: async (name, providerRef) => {
      const provider = world.providers.named(name);
      return provider && (await world.payments.byRef(provider.name, providerRef))?.orderId;
    },
  };
}

function hostedOf({ providers }: FieldsWorld, payment: Payment): HostedFields | undefined {
  return providers.named(payment.provider)?.hosted;
}

/** A charge has its name once the token is charged. */
function isFillable({ clock }: FieldsWorld, payment: Payment): boolean {
  const { status, providerRef, expiresAt, nextAction } = payment;
  const isWaiting = isOpen(status) && expiresAt > clock.now() && nextAction.type === 'redirect';
  return isWaiting && providerRef === null;
}

async function chargeOnce(world: FieldsWorld, filled: FilledForm): Promise<string> {
  const { publicUrl } = world.site;
  const returnUrl = publicUrl + filled.returnPath;
  const claimed = await world.transact(({ payments }) => claim(world, payments, filled.paymentId));
  if (!claimed.ok) return returnUrl;
  const { payment, hosted } = claimed.value;
  const { id: paymentId, orderId, method, amount, provider, expiresAt } = payment;
  const webhookUrl = `${publicUrl}/api/v1/payments/webhooks/${provider}`;
  const order = { paymentId, orderId, method, amount, currency: 'THB', expiresAt } as const;
  const request = { ...order, locale: filled.locale, returnUrl, webhookUrl };
  try {
    const answer = await hosted.charge(request, filled.token);
    await world.transact(({ payments }) => record(world, payments, paymentId, answer));
    if ('refused' in answer) {
      world.report('a payment provider refused', { payment_id: paymentId, words: answer.words });
      return returnUrl;
    }
    const next = answer.nextAction;
    return next.type === 'redirect' ? next.url : returnUrl;
  } catch (error) {
    world.report('a payment provider did not answer', { payment_id: paymentId, error });
    await noteSilence(world, paymentId);
    return returnUrl;
  }
}

/** A form counts once: two tokens of one payment would be two charges. */
async function claim(
  world: FieldsWorld,
  payments: PaymentRepo,
  id: string,
): Promise<Result<{ readonly payment: Payment; readonly hosted: HostedFields }>> {
  const payment = await payments.lock(id);
  const hosted = payment && hostedOf(world, payment);
  if (!hosted || !isFillable(world, payment)) {
    return refuse('PAYMENT_IN_PROGRESS');
  }
  const nextAction = { type: 'none' } as const;
  const done = await payments.changeStatus(id, { ...STAYS, at: world.clock.now(), nextAction });
  return done ? ok({ payment, hosted }) : refuse('PAYMENT_IN_PROGRESS');
}

/** The reconciler finds out what became of it, at once; so does whoever pays again. */
async function noteSilence(world: FieldsWorld, id: string): Promise<void> {
  const at = world.clock.now();
  await world.transact(async ({ payments }) =>
    ok(await payments.changeStatus(id, { ...STAYS, at, failureCode: 'provider_error' })),
  );
  await world.payments.checkAgain(id, at);
}

/** An event may have been faster than the answer, or the shopper may have begun again meanwhile. */
async function record(
  { clock }: FieldsWorld,
  payments: PaymentRepo,
  id: string,
  answer: Charge | Refused,
): Promise<Result<boolean>> {
  const at = clock.now();
  if (!('refused' in answer)) {
    const { providerRef, nextAction } = answer;
    const stays = await payments.changeStatus(id, { ...STAYS, at, providerRef, nextAction });
    if (!stays && providerRef !== undefined) await payments.nameRef(id, providerRef);
    return ok(stays);
  }
  const failed = { to: 'failed', failureCode: answer.refused, at } as const;
  return ok(await movePayment(payments, id, { from: 'pending_action', ...failed }));
}
