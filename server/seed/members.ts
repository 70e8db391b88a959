import type { Database } from '../db/client.ts';
import { members } from '../db/schema/members.ts';
import { DEMO_MEMBERS } from './demo-members.ts';

/** Adds the demo members that are missing and leaves those that exist as they are. */
export async function seedMembers(db: Database): Promise<void> {
  await db
    .insert(members)
    .values([...DEMO_MEMBERS])
    .onConflictDoNothing();
}
