import type { PaymentFailure } from '../../lib/orders/contract-values.ts';

export type CardBehaviour = 'approve' | 'password' | 'refuse' | PaymentFailure;

export const CARDS: ReadonlyMap<string, CardBehaviour> = new Map<string, CardBehaviour>([
  ['4242424242424242', 'approve'],
  ['4000000000000002', 'declined'],
  ['4000000000009995', 'insufficient_funds'],
  ['4000000000003220', 'password'],
  ['4000008400001629', 'refuse'],
]);

export const PASSWORD = '123456';
export const PASSWORD_TRIES = 3;
