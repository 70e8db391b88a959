/** Integer satang; 100 are one baht. */
export type Satang = number;

/** Baht as on the wire: at most two decimals (`docs/contract.md`, "Values"). */
export function toBaht(satang: Satang): number {
  return satang / 100;
}

/** Baht from the wire in satang, rounded to whole ones. */
export function fromBaht(baht: number): Satang {
  return Math.round(baht * 100);
}

/** The value-added tax included in a price, rounded once for the total (`docs/product/cart.md`, "Tax and coins"). */
export function vatInside(total: Satang): Satang {
  return Math.round((total * 7) / 107);
}
