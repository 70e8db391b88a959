import { eq } from 'drizzle-orm';
import type { Database } from './client.ts';
import { members } from './schema/members.ts';

/** Serialises changes of a member's data until the transaction ends. */
export async function lockMember(db: Database, memberId: number): Promise<void> {
  await db
    .select({ id: members.id })
    .from(members)
    .where(eq(members.id, memberId))
    .for('no key update');
}
