export const STOCK_LEVELS = ['none', 'low', 'ok'] as const;

/** Why pieces came to a place or left it. */
export const STOCK_REASONS = [
  ...(['opening', 'receive', 'damage', 'count'] as const),
  ...(['transfer_out', 'transfer_in', 'sale', 'return'] as const),
] as const;
export type StockReason = (typeof STOCK_REASONS)[number];

/** Movements that people record. */
export const STOCK_MOVES = ['receive', 'damage', 'count', 'transfer'] as const;
export type StockMove = (typeof STOCK_MOVES)[number];

/** Most pieces of a product in one place. */
export const MOST_PIECES = 1_000_000;
