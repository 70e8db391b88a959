/** Two years: so long the log tells who did what, and what it tells of is there. */
export const AUDIT_KEPT_MS = 731 * 86_400_000;
