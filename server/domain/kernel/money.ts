/** Integer satang; 100 are one baht. */
export type Satang = number;

/** The wire's baht: at most two decimals (`api.md`, "Conventions"). */
export function toBaht(satang: Satang): number {
  return satang / 100;
}

export function fromBaht(baht: number): Satang {
  return Math.round(baht * 100);
}

/** The value-added tax inside a price, rounded once for the whole (`api.md`, "Price rules"). */
export function vatInside(total: Satang): Satang {
  return Math.round((total * 7) / 107);
}
