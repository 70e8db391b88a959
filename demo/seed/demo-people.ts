import { eq } from 'drizzle-orm';
import type { BuiltInRole } from '../../lib/people/contract-values.ts';
import type { Database } from '../../server/db/client.ts';
import { members } from '../../server/db/schema/members.ts';
import { branchStaff, people, roles } from '../../server/modules/people/schema.ts';

interface PersonSeed {
  readonly phone: string;
  readonly role: BuiltInRole;
  /** Without one: the online warehouse and every branch. */
  readonly branchId?: number;
}

/** One person of each role; their names stand with the demo's members. */
export const DEMO_PEOPLE: readonly PersonSeed[] = [
  { phone: '0898765432', role: 'admin' },
  { phone: '0898765401', role: 'manager' },
  { phone: '0898765403', role: 'catalogue' },
  { phone: '0898765404', role: 'marketing' },
  { phone: '0898765405', role: 'support' },
  { phone: '0898765406', role: 'accounts' },
  { phone: '0898765407', role: 'auditor' },
  { phone: '0876543210', role: 'branch', branchId: 1 },
  { phone: '0867890123', role: 'pharmacist', branchId: 1 },
  { phone: '0856789013', role: 'pharmacist', branchId: 1 },
];

export async function seedPeople(db: Database): Promise<void> {
  for (const { phone, role, branchId } of DEMO_PEOPLE) {
    const [member] = await db
      .select({ id: members.id })
      .from(members)
      .where(eq(members.phone, phone));
    const [row] = await db.select({ id: roles.id }).from(roles).where(eq(roles.key, role));
    if (!member || !row) continue;
    const memberId = member.id;
    await db.insert(people).values({ memberId, roleId: row.id }).onConflictDoNothing();
    if (branchId === undefined) continue;
    await db.insert(branchStaff).values({ memberId, branchId }).onConflictDoNothing();
  }
}
