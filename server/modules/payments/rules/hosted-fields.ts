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

/** Provider fields of a payment; authorised by the payment's unguessable id. */
export interface FieldsOfPayment {
  form(
    id: string,
    locale: 'en' | 'th',
  ): Promise<{ payment: Payment; form: HostedForm } | undefined>;
  /** Charges a token once; returns the URL to continue at. */
  charge(filled: FilledForm): Promise<string>;
  /** Image of a code that can still be paid. */
  picture(id: string): Promise<QrPicture | undefined>;
  /** Order of a charge, for the provider's return URL. */
  orderOf(provider: string, providerRef: string): Promise<string | undefined>;
}

export interface FilledForm {
  readonly paymentId: string;
  readonly token: string;
  /** Path of the shop. */
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

/** A charge id means that the token was charged already. */
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

/** Only one submission may charge: two tokens would be two charges. */
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

/** Schedules the reconciler at once; another payment attempt resolves it as well. */
async function noteSilence(world: FieldsWorld, id: string): Promise<void> {
  const at = world.clock.now();
  await world.transact(async ({ payments }) =>
    ok(await payments.changeStatus(id, { ...STAYS, at, failureCode: 'provider_error' })),
  );
  await world.payments.checkAgain(id, at);
}

/** Conditional, since an event may have arrived first, or the shopper may have started again. */
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
