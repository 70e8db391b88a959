import { sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { loyaltyCards, members } from '../db/schema/members.ts';
import { pharmacists } from '../db/schema/pharmacy.ts';
import { DEMO_CARDS, DEMO_MEMBERS } from './demo-members.ts';

/** Adds the demo members that are missing and leaves those that exist as they are. */
export async function seedMembers(db: Database, now: Date): Promise<void> {
  await db
    .insert(members)
    .values(DEMO_MEMBERS.map((member) => ({ ...member, registeredAt: now })))
    .onConflictDoNothing();
  // The one pharmacist of the demo who has an account.
  await db.execute(sql`UPDATE ${pharmacists} SET member_id = ${members.id} FROM ${members}
    WHERE ${members.role} = 'pharmacist' AND ${members.phone} = '0867890123' AND licence_no = '90342'
      AND ${pharmacists.memberId} IS NULL`);
  await db
    .insert(loyaltyCards)
    .values([...DEMO_CARDS])
    .onConflictDoNothing();
}
