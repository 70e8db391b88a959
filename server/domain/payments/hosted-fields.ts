import type { Clock } from '../kernel/ports.ts';
import { ok, refuse, type Result } from '../kernel/result.ts';
import type { Transact } from '../kernel/transact.ts';
import { isOpen } from './machine.ts';
import { movePayment } from './move-payment.ts';
import type {
  Charge,
  HostedFields,
  HostedForm,
  Payment,
  PaymentProviders,
  PaymentRepo,
  Report,
} from './ports.ts';

/** A page with a provider's own fields. Whoever holds the payment's unguessable id may fill them in. */
export interface FieldsOfPayment {
  form(id: string): Promise<{ payment: Payment; form: HostedForm } | undefined>;
  /** Charges what the token stands for, once; the address where the shopper goes on. */
  charge(filled: FilledForm): Promise<string>;
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
  readonly payments: Pick<PaymentRepo, 'find' | 'byRef'>;
  readonly providers: PaymentProviders;
  readonly clock: Clock;
  readonly site: { readonly publicUrl: string };
  readonly report: Report;
}

const STAYS = { from: 'pending_action', to: 'pending_action' } as const;

export function createFieldsOfPayment(world: FieldsWorld): FieldsOfPayment {
  return {
    form: async (id) => {
      const payment = await world.payments.find(id);
      const hosted = payment && isFillable(world, payment) ? hostedOf(world, payment) : undefined;
      return payment && hosted && { payment, form: hosted.form(payment) };
    },
    charge: (filled) => chargeOnce(world, filled),
    orderOf: async (name, providerRef) => {
      const provider = world.providers.named(name);
      return provider && (await world.payments.byRef(provider.name, providerRef))?.orderId;
    },
  };
}

function hostedOf({ providers }: FieldsWorld, payment: Payment): HostedFields | undefined {
  return providers.named(payment.provider)?.hosted;
}

/** A code has its name from the start, a card when it is charged. */
function isFillable({ clock }: FieldsWorld, payment: Payment): boolean {
  const { status, method, providerRef, expiresAt, nextAction } = payment;
  const isWaiting = isOpen(status) && expiresAt > clock.now() && nextAction.type === 'redirect';
  return isWaiting && (method === 'qr' || providerRef === null);
}

async function chargeOnce(world: FieldsWorld, filled: FilledForm): Promise<string> {
  const { publicUrl } = world.site;
  const returnUrl = publicUrl + filled.returnPath;
  const claimed = await world.transact(({ payments }) => claim(world, payments, filled.paymentId));
  const hosted = claimed.ok ? hostedOf(world, claimed.value) : undefined;
  if (!claimed.ok || !hosted) return returnUrl;
  const { id: paymentId, orderId, method, amount, provider, expiresAt } = claimed.value;
  const webhookUrl = `${publicUrl}/api/v1/payments/webhooks/${provider}`;
  const order = { paymentId, orderId, method, amount, currency: 'THB', expiresAt } as const;
  const request = { ...order, locale: filled.locale, returnUrl, webhookUrl };
  try {
    const answer = await hosted.charge(request, filled.token);
    await world.transact(({ payments }) => record(world, payments, paymentId, answer));
    const next = answer === 'refused' ? undefined : answer.nextAction;
    return next?.type === 'redirect' ? next.url : returnUrl;
  } catch (error) {
    // What became of it, the reconciler finds out.
    world.report('a payment provider did not answer', { payment_id: paymentId, error });
    return returnUrl;
  }
}

/** A form counts once: two tokens of one payment would be two charges. */
async function claim(
  world: FieldsWorld,
  payments: PaymentRepo,
  id: string,
): Promise<Result<Payment>> {
  const payment = await payments.lock(id);
  if (!payment || payment.method === 'qr' || !isFillable(world, payment)) {
    return refuse('PAYMENT_IN_PROGRESS');
  }
  const nextAction = { type: 'none' } as const;
  const done = await payments.changeStatus(id, { ...STAYS, at: world.clock.now(), nextAction });
  return done ? ok(payment) : refuse('PAYMENT_IN_PROGRESS');
}

/** News may have been faster than the answer. */
async function record(
  { clock }: FieldsWorld,
  payments: PaymentRepo,
  id: string,
  answer: Charge | 'refused',
): Promise<Result<boolean>> {
  const at = clock.now();
  if (answer !== 'refused') return ok(await payments.changeStatus(id, { ...STAYS, at, ...answer }));
  const failed = { to: 'failed', failureCode: 'declined', at } as const;
  return ok(await movePayment(payments, id, { from: 'pending_action', ...failed }));
}
