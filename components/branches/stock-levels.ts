export const STOCK_WORDS = {
  ok: { id: 'branches.stockOk', tone: 'success' },
  low: { id: 'branches.stockLow', tone: 'warning' },
  none: { id: 'branches.stockNone', tone: 'neutral' },
} as const;
