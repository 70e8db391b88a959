import { sql, type SQL } from 'drizzle-orm';
import { selectRows, type Database } from '../../db/client.ts';
import {
  conversationMessages,
  conversationNotes,
  conversations,
  redFlagStops,
} from '../../db/schema/conversations.ts';
import { followUps } from '../../db/schema/follow-ups.ts';
import { prescriptions } from '../../db/schema/prescriptions.ts';
import { refillReminders } from '../../db/schema/refills.ts';
import { referrals } from '../../db/schema/referrals.ts';
import { questionnaireCases } from '../../db/schema/questionnaires.ts';
import { uploads } from '../../db/schema/uploads.ts';
import type { Erasure } from './erasure-ports.ts';

const DAY_MS = 86_400_000;

export function createErasure(db: Database): Erasure {
  const erase = async (tx: Database, which: SQL, at: Date): Promise<void> => {
    const gone = await selectRows<{ id: number }>(
      tx,
      sql`UPDATE ${conversations} SET intake_sealed = NULL, topic_sealed = NULL, question_id = NULL, summary_sealed = NULL, news_at = NULL,
          patient_sealed = NULL, family_member_id = NULL, erased_at = ${at.toISOString()}::timestamptz, touched_at = ${at.toISOString()}::timestamptz
        WHERE erased_at IS NULL AND closed_at IS NOT NULL AND ${which} RETURNING id`,
    );
    if (gone.length === 0) return;
    const ids = sql`(${sql.join(
      gone.map(({ id }) => sql`${id}::int`),
      sql`, `,
    )})`;
    // Their keys go with the messages; the files with the next sweep of uploads.
    await tx.execute(
      sql`UPDATE ${uploads} SET expires_at = ${at.toISOString()}::timestamptz
        WHERE name IN (SELECT photo FROM ${conversationMessages} WHERE conversation_id IN ${ids})`,
    );
    await tx.execute(
      sql`DELETE FROM ${conversationMessages} WHERE conversation_id IN ${ids} AND approval_id IS NULL`,
    );
    await tx.execute(sql`UPDATE ${prescriptions} SET detail_sealed = NULL, reason_sealed = NULL
      WHERE conversation_id IN ${ids}`);
    for (const table of [conversationNotes, referrals, followUps]) {
      await tx.execute(sql`DELETE FROM ${table} WHERE conversation_id IN ${ids}`);
    }
    await tx.execute(
      sql`UPDATE ${questionnaireCases} SET answers_sealed = NULL, decision_sealed = NULL
        WHERE conversation_id IN ${ids}`,
    );
  };
  return {
    eraseOld: async (days, at) => {
      const before = sql`${new Date(at.getTime() - days * DAY_MS).toISOString()}::timestamptz`;
      await db.transaction(async (tx) => {
        await erase(tx, sql`closed_at < ${before}`, at);
        await tx.execute(sql`DELETE FROM ${redFlagStops} WHERE at < ${before}`);
      });
    },
    eraseOf: async (memberId, at) => {
      await db.transaction(async (tx) => {
        await tx.execute(
          sql`UPDATE ${conversations} SET closed_at = ${at.toISOString()}::timestamptz,
              state = CASE WHEN state = 'queued' THEN 'abandoned' ELSE 'closed' END
            WHERE member_id = ${memberId} AND closed_at IS NULL`,
        );
        await erase(tx, sql`member_id = ${memberId}`, at);
        for (const table of [redFlagStops, refillReminders]) {
          await tx.execute(sql`DELETE FROM ${table} WHERE member_id = ${memberId}`);
        }
      });
    },
  };
}
