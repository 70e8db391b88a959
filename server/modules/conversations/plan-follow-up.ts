import { sql } from 'drizzle-orm';
import type { Summary } from '../../../lib/conversations/contract.ts';
import { dayNumber, dayStart } from '../../../lib/format/bangkok.ts';
import type { Database } from '../../db/client.ts';
import { conversations } from '../../db/schema/conversations.ts';
import { followUps } from '../../db/schema/follow-ups.ts';

/** Members are asked at ten in the morning. */
const HOUR_MS = 10 * 3_600_000;

/** When a question is due that was planned at a moment, so many days later on Bangkok's calendar. */
export function dueAt(at: Date, days: number): Date {
  return new Date(dayStart(dayNumber(at) + days).getTime() + HOUR_MS);
}

/** Once for each conversation, with the summary that asks for it. */
export async function planFollowUp(
  tx: Database,
  { id, summary, at }: { readonly id: number; readonly summary: Summary; readonly at: Date },
): Promise<void> {
  const { follow_up_days: days } = summary;
  if (days === undefined) return;
  await tx.execute(sql`INSERT INTO ${followUps} (conversation_id, member_id, due_at)
    SELECT id, member_id, ${dueAt(at, days).toISOString()}::timestamptz
    FROM ${conversations} WHERE id = ${id} ON CONFLICT DO NOTHING`);
}
