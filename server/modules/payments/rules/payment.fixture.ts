import type { Payment } from '../ports.ts';

/** Opening time of the fixture's payment, which expires half an hour later. */
export const OPENED = new Date('2026-11-21T03:00:00Z');
export const OVER = new Date(OPENED.getTime() + 30 * 60_000);

/** A card payment waiting for its token. */
export function paymentOf(changes: Partial<Payment> = {}): Payment {
  return {
    ...{ id: 'pay_1', orderId: 'AR261121-7K2M9Q', method: 'kbank_card', provider: 'sandbox' },
    ...{ status: 'pending_action', amount: 14_000, currency: 'THB' },
    providerRef: null,
    nextAction: { type: 'redirect', url: 'https://shop.test/form' },
    failureCode: null,
    received: null,
    ...{ createdAt: OPENED, updatedAt: OPENED, expiresAt: OVER },
    ...changes,
  };
}

/** The time `ms` later. */
export function after(moment: Date, ms: number): Date {
  return new Date(moment.getTime() + ms);
}
