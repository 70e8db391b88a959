import type { OrderStatus } from '../../lib/orders/contract-values.ts';
import type { DeliveryMethod, PaymentMethod } from '../../lib/checkout/contract-values.ts';
import type { Actor } from '../../server/core/kept-orders.ts';

export interface Step {
  readonly to: OrderStatus;
  readonly actor: Actor;
  readonly hoursAgo: number;
  readonly note?: string;
}

export interface Story {
  readonly deliveryMethod: DeliveryMethod;
  readonly paymentMethod: PaymentMethod;
  readonly placedHoursAgo: number;
  readonly quantities: readonly number[];
  readonly steps: readonly Step[];
  readonly refundedHoursAgo?: number;
  readonly read: boolean;
}

function step(to: OrderStatus, actor: Actor) {
  return (hoursAgo: number, note?: string): Step => ({
    to,
    actor,
    hoursAgo,
    ...(note === undefined ? {} : { note }),
  });
}

const waiting = step('waiting_payment', 'system');
const promised = step('cash_on_delivery', 'system');
const paid = step('paid', 'system');
const packed = step('packing', 'staff');
const shipped = step('shipped', 'staff');
const delivered = step('delivered', 'staff');
const sent = step('waiting_branch_approval', 'system');
const approved = step('branch_approved', 'staff');
const rejected = step('rejected_by_branch', 'staff');
const received = step('branch_received', 'staff');
const collected = step('collected', 'staff');
const completed = step('completed', 'system');
const expired = step('expired', 'system');
const cancelled = step('cancelled', 'member');

/** Placed and paid within minutes; sent to the branch at once. */
const paidAt = (hoursAgo: number) => [waiting(hoursAgo), paid(hoursAgo - 0.05)];
const sentAt = (hoursAgo: number) => [...paidAt(hoursAgo), sent(hoursAgo - 0.05)];

/** At least one order per state, oldest first and without overlaps. */
export const STORIES: readonly Story[] = [
  {
    deliveryMethod: 'home',
    paymentMethod: 'cod',
    placedHoursAgo: 600,
    quantities: [1, 2, 1],
    steps: [promised(600), packed(594), shipped(580), delivered(540), completed(372)],
    read: true,
  },
  {
    deliveryMethod: 'pickup',
    paymentMethod: 'kbank_card',
    placedHoursAgo: 530,
    quantities: [1, 1],
    steps: [...sentAt(530), approved(529), received(527), collected(500), completed(332)],
    read: true,
  },
  {
    deliveryMethod: 'home',
    paymentMethod: 'kbank_card',
    placedHoursAgo: 320,
    quantities: [1],
    steps: [waiting(320), expired(319.5)],
    read: true,
  },
  {
    deliveryMethod: 'home',
    paymentMethod: 'cod',
    placedHoursAgo: 300,
    quantities: [1],
    steps: [promised(300), cancelled(299.5)],
    read: true,
  },
  {
    deliveryMethod: 'home',
    paymentMethod: 'qr',
    placedHoursAgo: 290,
    quantities: [2],
    steps: [...paidAt(290), cancelled(289.5)],
    refundedHoursAgo: 280,
    read: true,
  },
  {
    deliveryMethod: 'home',
    paymentMethod: 'truemoney',
    placedHoursAgo: 160,
    quantities: [2, 1],
    steps: [...paidAt(160), packed(150), shipped(140), delivered(100)],
    read: true,
  },
  {
    deliveryMethod: 'pickup',
    paymentMethod: 'qr',
    placedHoursAgo: 96,
    quantities: [1],
    steps: [...sentAt(96), approved(95), received(93), collected(80)],
    read: true,
  },
  {
    deliveryMethod: 'pickup',
    paymentMethod: 'kbank_card',
    placedHoursAgo: 70,
    quantities: [2],
    steps: [...sentAt(70), rejected(69, 'ขออภัย สินค้าชำรุดระหว่างการจัดเตรียม')],
    read: false,
  },
  {
    deliveryMethod: 'home',
    paymentMethod: 'kbank_card',
    placedHoursAgo: 60,
    quantities: [1, 1],
    steps: [...paidAt(60), packed(56), shipped(40)],
    read: false,
  },
  {
    deliveryMethod: 'home',
    paymentMethod: 'cod',
    placedHoursAgo: 26,
    quantities: [3],
    steps: [promised(26), packed(20)],
    read: false,
  },
  {
    deliveryMethod: 'pickup',
    paymentMethod: 'truemoney',
    placedHoursAgo: 18,
    quantities: [1, 1],
    steps: [...sentAt(18), approved(17), received(15)],
    read: false,
  },
  {
    deliveryMethod: 'pickup',
    paymentMethod: 'qr',
    placedHoursAgo: 12,
    quantities: [1],
    steps: [...sentAt(12), approved(11)],
    read: false,
  },
  {
    deliveryMethod: 'pickup',
    paymentMethod: 'kbank_card',
    placedHoursAgo: 6,
    quantities: [1, 2],
    steps: sentAt(6),
    read: false,
  },
  {
    deliveryMethod: 'home',
    paymentMethod: 'kbank_card',
    placedHoursAgo: 4,
    quantities: [2],
    steps: paidAt(4),
    read: false,
  },
  {
    deliveryMethod: 'home',
    paymentMethod: 'cod',
    placedHoursAgo: 2,
    quantities: [1, 1, 2],
    steps: [promised(2)],
    read: false,
  },
  {
    deliveryMethod: 'home',
    paymentMethod: 'kbank_card',
    placedHoursAgo: 0,
    quantities: [1, 1],
    steps: [waiting(0)],
    read: false,
  },
  {
    deliveryMethod: 'home',
    paymentMethod: 'cod',
    placedHoursAgo: 0,
    quantities: [1],
    steps: [],
    read: false,
  },
];
