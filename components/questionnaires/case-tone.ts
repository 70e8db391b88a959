import type { CaseState } from '@/lib/orders/contract-values';

export const TONE = {
  unpaid: 'warning',
  waiting: 'info',
  approved: 'success',
  refused: 'danger',
  lapsed: 'warning',
  dropped: 'neutral',
} as const satisfies Readonly<Record<CaseState, string>>;
