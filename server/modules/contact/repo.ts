import { eq, lt } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { contactMessages } from './schema.ts';
import type { ContactRepo } from './ports.ts';

export function createContactRepo(db: Database): ContactRepo {
  return {
    add: async (writing) => {
      const added = await db
        .insert(contactMessages)
        .values(writing)
        .onConflictDoNothing({ target: contactMessages.submissionId })
        .returning({ id: contactMessages.id });
      return added.length === 1;
    },
    find: async (submissionId) => {
      const [row] = await db
        .select()
        .from(contactMessages)
        .where(eq(contactMessages.submissionId, submissionId));
      return row;
    },
    forget: async (before) => {
      await db.delete(contactMessages).where(lt(contactMessages.createdAt, before));
    },
  };
}
