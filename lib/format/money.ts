import numeral from 'numeral';

/** `docs/product/browse.md`, "Catalogue": `0,0.00`. Amounts are baht. */
export function formatBaht(baht: number): string {
  return numeral(baht).format('0,0.00');
}
