import numeral from 'numeral';

/** Stands before every amount, in both languages. */
export const BAHT_SIGN = '฿';
const MINUS = '−';

/** `1,234.50`: only where the sign is set apart, and in the columns of documents. */
export function formatAmount(baht: number): string {
  return numeral(baht).format('0,0.00');
}

/** `฿1,234.50`, and `−฿1,234.50` for what is taken off. */
export function formatBaht(baht: number): string {
  return (baht < 0 ? MINUS : '') + BAHT_SIGN + formatAmount(Math.abs(baht));
}

/** `฿500`: limits and fees are whole as a rule; `฿499.50` where they are not. */
export function formatRoundBaht(baht: number): string {
  return formatBaht(baht).replace(/\.00$/, '');
}
