import type { PaymentMethod } from '../../../lib/checkout/contract-values.ts';
import type { Names } from '../../core/names.ts';
import type { Satang } from '../../core/money.ts';

/** Content of mails about an order. */
export interface OrderMailFacts {
  /** Empty where neither the address nor the member has one: then there is no mail. */
  readonly email: string;
  /** Whether the member reads by mail how the goods come. */
  readonly hearsOfDelivery: boolean;
  readonly paymentMethod: PaymentMethod;
  readonly items: readonly { readonly name: Names; readonly qty: number; readonly total: Satang }[];
  readonly deliveryFee: Satang;
  readonly total: Satang;
  /** Amount to pay after gift cards. */
  readonly toPay: Satang;
  /** Where it is picked up. */
  readonly branch: { readonly name: Names; readonly phone: string } | null;
  readonly pickupCode: string | null;
  readonly parcel: { readonly carrier: string; readonly trackingNo: string } | null;
  /** Number of the other order of a split cart. */
  readonly togetherWith: string | null;
  /** Note of the newest move. */
  readonly note: string;
}

export interface OrderMailRepo {
  read(orderId: string): Promise<OrderMailFacts | undefined>;
}
