import { sql } from 'drizzle-orm';
import type { Database } from '../../server/db/client.ts';
import { loyaltyCards } from '../../server/modules/members/schema.ts';
import { members } from '../../server/db/schema/members.ts';
import { pharmacists } from '../../server/modules/pharmacy/schema.ts';
import { DEMO_CARDS, DEMO_MEMBERS } from './demo-members.ts';

const DEMO_PHARMACISTS = [
  ['0867890123', '90342'],
  ['0856789013', '90563'],
] as const;

export async function seedMembers(db: Database, now: Date): Promise<void> {
  await db
    .insert(members)
    .values(DEMO_MEMBERS.map((member) => ({ ...member, registeredAt: now })))
    .onConflictDoNothing();
  for (const [phone, licenceNo] of DEMO_PHARMACISTS) {
    await db.execute(sql`UPDATE ${pharmacists} SET member_id = ${members.id} FROM ${members}
      WHERE ${members.role} = 'pharmacist' AND ${members.phone} = ${phone} AND licence_no = ${licenceNo}
        AND ${pharmacists.memberId} IS NULL`);
  }
  await db
    .insert(loyaltyCards)
    .values([...DEMO_CARDS])
    .onConflictDoNothing();
}
