import numeral from 'numeral';

/** `spec.md` section 9: `0,0.00`. Amounts are baht. */
export function formatBaht(baht: number): string {
  return numeral(baht).format('0,0.00');
}

/** An amount inside a sentence. */
export function bahtText(baht: number): string {
  return `฿${formatBaht(baht)}`;
}
