import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Sealer } from '../../core/sealed.ts';
import type { Database } from '../../db/client.ts';
import { conversations } from '../../db/schema/conversations.ts';
import { sealTopic, topicColumns } from './sealed-rows.ts';

const BATCH = 200;

/**
 * Seals topics that earlier releases kept in the clear, also those that a process of such a release writes during an
 * update; erased conversations lose their topic. An interrupted run resumes.
 */
export async function sealTopics(db: Database, sealer: Sealer): Promise<void> {
  const clear = isNotNull(conversations.questionId);
  await db
    .update(conversations)
    .set({ questionId: null })
    .where(and(clear, isNotNull(conversations.erasedAt)));
  let batch = await next();
  while (batch.length > 0) {
    for (const { id, memberId, questionId } of batch) {
      if (questionId === null) continue;
      await db
        .update(conversations)
        .set({ topicSealed: sealTopic(sealer, memberId, questionId), questionId: null })
        .where(and(clear, eq(conversations.id, id)));
    }
    batch = await next();
  }

  function next() {
    return db
      .select({ id: conversations.id, ...topicColumns })
      .from(conversations)
      .where(clear)
      .orderBy(asc(conversations.id))
      .limit(BATCH);
  }
}
