import type { DrugClass } from '../../seed/types.ts';

/** Up to so many pieces the stock is low; `stock_level` of the database says the same. */
const LOW_STOCK = 5;

export type StockLevel = 'none' | 'low' | 'ok';

export function stockLevel(available: number): StockLevel {
  if (available <= 0) return 'none';
  return available <= LOW_STOCK ? 'low' : 'ok';
}

/** Whether a medicine may be sold without a pharmacist (`api.md`, "Medicine classes"). */
export function drugPolicy(drugClass: DrugClass): 'direct' | 'approval' {
  return drugClass === 'dangerous' || drugClass === 'controlled' ? 'approval' : 'direct';
}
