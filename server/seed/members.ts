import type { Database } from '../db/client.ts';
import { loyaltyCards, members } from '../db/schema/members.ts';
import { DEMO_CARDS, DEMO_MEMBERS } from './demo-members.ts';

/** Adds the demo members that are missing and leaves those that exist as they are. */
export async function seedMembers(db: Database, now: Date): Promise<void> {
  await db
    .insert(members)
    .values(DEMO_MEMBERS.map((member) => ({ ...member, registeredAt: now })))
    .onConflictDoNothing();
  await db
    .insert(loyaltyCards)
    .values([...DEMO_CARDS])
    .onConflictDoNothing();
}
