/** Precedes every amount, in both languages. */
export const BAHT_SIGN = '฿';
const MINUS = '−';

/** Alike in both languages, on every machine. */
const AMOUNT = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  // Without a sign on minus zero.
  signDisplay: 'negative',
});

/** `1,234.50`: without sign, for layouts that set the sign apart and for columns of documents. */
export function formatAmount(baht: number): string {
  return AMOUNT.format(baht);
}

/** `฿1,234.50`, or `−฿1,234.50` for deductions. */
export function formatBaht(baht: number): string {
  return (baht < 0 ? MINUS : '') + BAHT_SIGN + formatAmount(Math.abs(baht));
}

/** `฿500` for round amounts such as limits and fees; otherwise `฿499.50`. */
export function formatRoundBaht(baht: number): string {
  return formatBaht(baht).replace(/\.00$/, '');
}
