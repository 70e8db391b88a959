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

/** When a place is low: by the level of the shop, by its own, or never. */
export const LOW_KINDS = ['default', 'own', 'none'] as const;
export type LowKind = (typeof LOW_KINDS)[number];

/** Free pieces up to which a place is low by the level of the shop, as in `stock_level` of the database. */
export const LOW_PIECES = 5;

/** Most pieces of a product in one place. */
export const MOST_PIECES = 1_000_000;

/** Days before its expiry from which a lot is marked. */
export const SOON_DAYS = 90;
