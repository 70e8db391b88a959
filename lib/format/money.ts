import numeral from 'numeral';

/** Precedes every amount, in both languages. */
export const BAHT_SIGN = '฿';
const MINUS = '−';

/** `1,234.50`: without sign, for layouts that set the sign apart and for columns of documents. */
export function formatAmount(baht: number): string {
  return numeral(baht).format('0,0.00');
}

/** `฿1,234.50`, or `−฿1,234.50` for deductions. */
export function formatBaht(baht: number): string {
  return (baht < 0 ? MINUS : '') + BAHT_SIGN + formatAmount(Math.abs(baht));
}

/** `฿500` for round amounts such as limits and fees; otherwise `฿499.50`. */
export function formatRoundBaht(baht: number): string {
  return formatBaht(baht).replace(/\.00$/, '');
}
