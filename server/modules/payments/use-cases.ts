import type { Needs } from '../../core/transact.ts';
import { createFindPayment } from './rules/find-payment.ts';
import { createFieldsOfPayment } from './rules/hosted-fields.ts';
import { createReceiveCallback } from './rules/receive-callback.ts';
import { createStartPayment } from './rules/start-payment.ts';

type World = Needs<
  | typeof createStartPayment
  | typeof createFindPayment
  | typeof createReceiveCallback
  | typeof createFieldsOfPayment
>;

export type PaymentUseCases = ReturnType<typeof createPaymentUseCases>;

export function createPaymentUseCases(world: World) {
  return {
    providers: world.providers,
    start: createStartPayment(world),
    find: createFindPayment(world),
    receive: createReceiveCallback(world),
    fields: createFieldsOfPayment(world),
  };
}
