/** Kinds of work that the page Today shows, in its order. */
export const TODAY_KINDS = [
  ...(['approve', 'receive', 'hand_over', 'pack', 'ship', 'rejected'] as const),
  ...(['returns', 'payments', 'conversations', 'cases', 'follow_ups'] as const),
  ...(['reviews', 'requests', 'failed_drafts', 'expired_stock', 'low_stock'] as const),
] as const;
export type TodayKind = (typeof TODAY_KINDS)[number];
