import { eq } from 'drizzle-orm';
import type { Database } from './client.ts';
import { members } from './schema/members.ts';

/** Lets one change of what belongs to a member run at a time, until the transaction ends. */
export async function lockMember(db: Database, memberId: number): Promise<void> {
  await db
    .select({ id: members.id })
    .from(members)
    .where(eq(members.id, memberId))
    .for('no key update');
}
