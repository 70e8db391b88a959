import type { Conversation } from '../ports.ts';

/** Time in which the pharmacist may still write the summary after the member, or silence, ended the conversation. */
export const LATE_SUMMARY_MS = 30 * 60_000;

/** Deadline for a late summary; undefined if it has one, or is open, abandoned or erased. */
export function summaryUntil({
  state,
  closedAt,
  summary,
  intake,
}: Pick<Conversation, 'state' | 'closedAt' | 'summary' | 'intake'>): Date | undefined {
  const ended = state === 'closed' || state === 'rated';
  if (!ended || !closedAt || summary !== null || intake === null) return undefined;
  return new Date(closedAt.getTime() + LATE_SUMMARY_MS);
}
