import type { Order } from '@/lib/orders/contract';
import type { Payment, PaymentMethods } from '@/lib/payments/contract';
import { wireTotals } from './totals-wire';

const image = { thumbnail_url: '/images/default.svg', large_url: '/images/default.svg' };

export const ORDER_ID = 'AR261122-ABC234';
export const PAYMENT_ID = 'pay_0123456789';

/** All online payment methods, without limits of the amount. */
export const ANY_AMOUNT: PaymentMethods = {
  entities: (['kbank_card', 'truemoney', 'qr'] as const).map((method) => ({
    method,
    min: null,
    max: null,
  })),
};

/** Time this number of seconds from now, by the clock of the test. */
export function inSeconds(seconds: number): string {
  return new Date(Date.now() + seconds * 1_000).toISOString();
}

/** Order of two serums awaiting card payment, as answered by the service. */
export function wireOrder(change: Partial<Order> = {}): Order {
  const product = {
    id: 7,
    item_code: '7',
    product_name: 'Serum',
    product_name_en: 'Serum',
    product_name_th: 'เซรั่ม',
    image,
  };
  const item = {
    line: 1,
    product,
    price: 100,
    qty: 2,
    free_qty: 0,
    discmember: 0,
    discount_line_item: 0,
    line_total: 200,
    conversation_id: null,
  };
  return {
    order_id: ORDER_ID,
    status: 'waiting_payment',
    delivery_method: 'home',
    payment: { method: 'kbank_card', amount: 240, id: null, status: null, failure_code: null },
    expires_at: inSeconds(1_800),
    total: 240,
    item_count: 2,
    gift_card: null,
    together_with: null,
    created_at: inSeconds(-60),
    items: [item],
    subtotal: 200,
    discount: 0,
    delivery_fee: 40,
    vat: 15.7,
    coupons: [],
    adjustments: [],
    totals: wireTotals({ subtotal: 200, delivery_fee: 40, adjustments: [], gift_cards: [] }),
    gift_cards: [],
    to_pay: 240,
    earned_coins: 0,
    address: null,
    branch: null,
    case: null,
    refused_branch_ids: [],
    timeline: [{ state: 'created', at: inSeconds(-60), actor: 'member', note: '' }],
    parcels: [],
    cancellable_until: null,
    actions: {
      pay: true,
      cancel: false,
      reorder: false,
      return: false,
      tax_invoice: false,
      choose_branch: false,
    },
    refund: null,
    tax_invoice: null,
    credit_notes: [],
    returns: [],
    now: inSeconds(0),
    ...change,
  };
}

/** Card payment awaiting the payer. */
export function wirePayment(change: Partial<Payment> = {}): Payment {
  return {
    payment_id: PAYMENT_ID,
    order_id: ORDER_ID,
    method: 'kbank_card',
    status: 'pending_action',
    amount: 240,
    next_action: { type: 'redirect', url: 'https://bank.example/pay/1' },
    failure_code: null,
    retryable: false,
    created_at: inSeconds(0),
    expires_at: inSeconds(900),
    now: inSeconds(0),
    ...change,
  };
}
