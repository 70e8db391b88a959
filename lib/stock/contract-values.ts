export const STOCK_LEVELS = ['none', 'low', 'ok'] as const;
