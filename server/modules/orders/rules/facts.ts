import type {
  OrderDelivery,
  OrderStatus,
  PaymentMethod,
} from '../../../../lib/api/contract/order-values.ts';
import type { Satang } from '../../../core/money.ts';

/** What guards of moves look at. */
export interface OrderFacts {
  readonly status: OrderStatus;
  readonly deliveryMethod: OrderDelivery;
  readonly paymentMethod: PaymentMethod;
  /** What is left to pay after gift cards. */
  readonly toPay: Satang;
  readonly expiresAt: Date | null;
  readonly succeededAt: Date | null;
}
