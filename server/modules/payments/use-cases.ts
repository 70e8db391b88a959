import type { PaymentProviders } from './ports.ts';
import type { FindPayment } from './rules/find-payment.ts';
import type { FieldsOfPayment } from './rules/hosted-fields.ts';
import type { ReceiveCallback } from './rules/receive-callback.ts';
import type { StartPayment } from './rules/start-payment.ts';

export interface PaymentUseCases {
  /** Gateways of this shop by method. */
  readonly providers: Pick<PaymentProviders, 'forMethod'>;
  readonly start: StartPayment;
  readonly find: FindPayment;
  readonly receive: ReceiveCallback;
  readonly fields: FieldsOfPayment;
}
