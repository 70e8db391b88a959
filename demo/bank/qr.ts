import { billPayment } from 'promptparse/generate';
import type { Satang } from '../../server/core/money.ts';
import { toBaht } from '../../server/core/money.ts';

/** An unassigned biller: thirteen digits in the format of a tax id, and a two-digit suffix. */
const BILLER = '099999999999900';
/** Thai QR, bill payment: capital letters and digits, at most 20. */
const REFERENCE_LENGTH = 20;

function reference(id: string): string {
  return id
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, REFERENCE_LENGTH);
}

/** A dynamic PromptPay bill payment code (`docs/contract.md`, "Thai data"), with order, payment and exact amount. */
export function qrPayload(bill: { orderId: string; paymentId: string; amount: Satang }): string {
  return billPayment({
    billerId: BILLER,
    ref1: reference(bill.orderId),
    ref2: reference(bill.paymentId),
    amount: toBaht(bill.amount),
  });
}
