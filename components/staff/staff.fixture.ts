import type { StaffPayment, StaffPaymentPage } from '@/lib/staff/contract-payments';
import type { Staff, StaffOrder, StaffOrderPage } from '@/lib/staff/contract';

export const NOW = '2026-11-22T03:00:00.000Z';

export const office: Staff = {
  role: 'staff',
  all: true,
  branches: [],
  abilities: ['orders.read', 'orders.work', 'payments.read'],
};
export const siam: Staff = {
  ...{ role: 'staff', all: false, abilities: ['orders.read', 'orders.work', 'payments.read'] },
  branches: [{ id: 11, name: 'Siam' }],
};

/** Money that differs by a baht from what was asked for. */
export function staffPayment(changes: Partial<StaffPayment> = {}): StaffPayment {
  return {
    ...{ payment_id: 'pay_1', order_id: 'AR261122-7K2M9Q', order_status: 'waiting_payment' },
    ...{ method: 'truemoney', provider: 'sandbox', status: 'review', amount: 638 },
    received: { amount: 637, currency: 'THB' },
    refund: null,
    since: '2026-11-22T01:00:00.000Z',
    ...{ moves: ['refund'], version: 'money-1' },
    ...changes,
  };
}

export function paymentPage(...entities: readonly StaffPayment[]): StaffPaymentPage {
  return { entities: [...entities], ...lonePage(entities.length), now: NOW };
}

export function staffOrder(changes: Partial<StaffOrder> = {}): StaffOrder {
  return {
    order_id: 'AR261122-7K2M9Q',
    status: 'cash_on_delivery',
    delivery_method: 'home',
    payment_method: 'cod',
    branch: null,
    together_with: null,
    customer: { name: 'Malee Suksan', phone: '0812345678' },
    total: 638,
    cash_due: 638,
    item_count: 2,
    items: [
      {
        line: 1,
        item_code: '100001',
        product_name: 'Rose serum',
        image: { thumbnail_url: '/images/default.svg', large_url: '/images/default.svg' },
        qty: 2,
        conversation_id: null,
      },
    ],
    created_at: '2026-11-22T02:00:00.000Z',
    pharmacist_only: false,
    awaits_decision: false,
    taken_back: [],
    since: '2026-11-22T02:40:00.000Z',
    ready_at: null,
    note: '',
    parcels: [],
    return: null,
    tax_invoice: null,
    credit_notes: [],
    ...{ moves: ['pack', 'cancel'], version: 'order-1' },
    ...changes,
  };
}

function lonePage(total: number) {
  return { page: 1, per_page: 20, total, has_previous: false, has_next: false };
}

export function staffPage(...entities: readonly StaffOrder[]): StaffOrderPage {
  const counts = Object.fromEntries(entities.map(({ status }) => [status, 1]));
  const page = lonePage(entities.length);
  return { entities: [...entities], ...page, counts, returns: 0, now: NOW };
}
