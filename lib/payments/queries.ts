import { queryOptions } from '@tanstack/react-query';
import type { Payment, PaymentMethods, StartPayment } from './contract';
import type { PaymentStatus } from '../orders/contract-values';
import type { PaymentMethod } from '../checkout/contract-values';
import { getPayment, getPaymentMethods, startPayment } from './calls';
import { http } from '../api/http';
import type { Locale } from '../i18n/locale';

/** States that can change without an action of the shopper. */
const OPEN = new Set<PaymentStatus>(['initiated', 'pending_action']);

export function isOpenPayment(status: PaymentStatus): boolean {
  return OPEN.has(status);
}

/** Polling starts at 2 s and slows down to 10 s. */
const FIRST_MS = 2_000;
const LAST_MS = 10_000;
const GROWTH = 1.2;

/** Delay in ms before the next poll, after a number of answers. */
export function pollDelay(answers: number): number {
  return Math.min(LAST_MS, Math.round(FIRST_MS * GROWTH ** Math.max(0, answers - 1)));
}

interface Polled<Data> {
  readonly state: {
    readonly data: Data | undefined;
    readonly dataUpdateCount: number;
    readonly errorUpdateCount: number;
  };
}

/** Polling options while `waits` holds: with backoff, paused while hidden, immediate on return. */
export function polling<Data>(waits: (data: Data) => boolean) {
  return {
    refetchInterval: ({ state }: Polled<Data>) =>
      state.data === undefined || waits(state.data)
        ? pollDelay(state.dataUpdateCount + state.errorUpdateCount)
        : false,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: 'always' as const,
    refetchOnReconnect: 'always' as const,
  };
}

export function paymentQuery(locale: Locale, id: string) {
  return queryOptions({
    queryKey: ['payment', locale, id],
    queryFn: async () => getPayment(await http(), id, locale),
    staleTime: 0,
    ...polling<Payment>(({ status }) => isOpenPayment(status)),
  });
}

export function startPaymentMutation(locale: Locale, orderId: string) {
  return {
    mutationFn: async (input: { payment: StartPayment; idempotencyKey: string }) =>
      startPayment(await http(), { orderId, locale, ...input }),
    retry: false,
  };
}

/** Payment methods of the shop; they change with its configuration only. */
export function paymentMethodsQuery() {
  return queryOptions({
    queryKey: ['payment-methods'],
    queryFn: async () => getPaymentMethods(await http()),
    staleTime: Infinity,
  });
}

/** Whether a method accepts an amount in baht; true while unknown, since the service validates it. */
export function takesAmount(
  methods: PaymentMethods | undefined,
  method: PaymentMethod,
  amount: number,
): boolean {
  if (methods === undefined || method === 'cod') return true;
  const found = methods.entities.find((entity) => entity.method === method);
  return found !== undefined && amount >= (found.min ?? 0) && amount <= (found.max ?? Infinity);
}
