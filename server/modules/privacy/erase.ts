import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { members } from '../../db/schema/members.ts';
import { idempotencyKeys } from '../../db/schema/operations.ts';
import type { Erases } from '../../http/module.ts';
import { dataRequests } from './schema.ts';

/**
 * Deletes identifying data, and what the member stored for private use. Records required by law stay under an
 * anonymous id (`docs/product/account.md`, "Deleting an account"). Idempotent. Call in a transaction.
 * @param erasures the parts of all domains
 */
export async function eraseMember(
  db: Database,
  erasures: readonly Erases<Database>[],
  memberId: number,
  now: Date,
): Promise<void> {
  const [member] = await db
    .select({ id: members.id, phone: members.phone, email: members.email })
    .from(members)
    .where(eq(members.id, memberId));
  if (!member) return;
  for (const { first } of erasures) await first?.(db, member, now);
  for (const table of [...erasures.flatMap(({ rows }) => rows ?? []), idempotencyKeys]) {
    await db.delete(table).where(eq(table.memberId, memberId));
  }
  // The request stays, its text does not.
  await db
    .update(dataRequests)
    .set({
      ...{ note: '', answer: '' },
      doneAt: sql`COALESCE(${dataRequests.doneAt}, ${now.toISOString()}::timestamptz)`,
    })
    .where(eq(dataRequests.memberId, memberId));
  const nobody = `erased-${String(memberId)}`;
  await db
    .update(members)
    .set({
      ...{ phone: nobody, memberCode: nobody, avatar: null, registeredAt: null },
      ...{ title: '', firstName: '', lastName: '', email: '', gender: null, birthdate: null },
      ...{ idKind: null, idSealed: null, idHash: null, idLastDigits: '', passportExpiry: null },
    })
    .where(eq(members.id, memberId));
}
