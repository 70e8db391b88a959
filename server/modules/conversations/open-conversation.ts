import { and, eq } from 'drizzle-orm';
import type { Sealer } from '../../core/sealed.ts';
import type { Database } from '../../db/client.ts';
import { conversations } from '../../db/schema/conversations.ts';
import { familyMembers } from '../../db/schema/family.ts';
import { sealPatient } from '../health/named-patients.ts';
import { keepPrescription } from './keep-prescription.ts';
import type { NewConversation } from './ports.ts';
import { purposes, sealTopic } from './sealed-rows.ts';

/** Call in a transaction. Undefined if the member has an open conversation. */
export async function openConversation(
  tx: Database,
  sealer: Sealer,
  { intake, named, at, questionId, prescription, ...asked }: NewConversation,
): Promise<number | undefined> {
  const { memberId } = asked;
  const [row] = await tx
    .insert(conversations)
    .values({
      ...asked,
      familyMemberId: await stillKept(tx, asked),
      topicSealed: sealTopic(sealer, memberId, questionId),
      intakeSealed: sealer.seal(JSON.stringify(intake), purposes.intake(memberId)),
      createdAt: at,
      touchedAt: at,
    })
    .onConflictDoNothing()
    .returning({ id: conversations.id });
  if (row && prescription) {
    await keepPrescription(tx, sealer, { id: row.id, memberId, prescription, at });
  }
  if (row && named) {
    // Sealed for the conversation, whose id is known only now.
    await tx
      .update(conversations)
      .set({ patientSealed: sealPatient(sealer, row.id, named) })
      .where(eq(conversations.id, row.id));
  }
  return row?.id;
}

/** Locked, so that it is there until the conversation is; null where it went meanwhile. */
async function stillKept(
  tx: Database,
  { memberId, familyMemberId }: Pick<NewConversation, 'memberId' | 'familyMemberId'>,
): Promise<number | null> {
  if (familyMemberId === null) return null;
  const [kept] = await tx
    .select({ id: familyMembers.id })
    .from(familyMembers)
    .where(and(eq(familyMembers.memberId, memberId), eq(familyMembers.id, familyMemberId)))
    .for('key share');
  return kept?.id ?? null;
}
