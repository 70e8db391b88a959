import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Intake } from '../../../lib/conversations/contract.ts';
import type { FamilyProfile } from '../../../lib/health/contract-family.ts';
import type { Sealer } from '../../core/sealed.ts';
import type { Database } from '../../db/client.ts';
import { approvals, conversations } from '../../db/schema/conversations.ts';
import { familyMembers } from '../../db/schema/family.ts';
import { members } from '../../db/schema/members.ts';
import { isNewest } from './approval-repo.ts';
import { openOwnNotes } from './repo.ts';
import { healthProfiles } from './schema.ts';
import { intakePurpose } from './rules/acknowledged.ts';
import {
  namePatient,
  patientPurpose,
  toPatient,
  type NamedPatient,
  type Patients,
} from './rules/named-patient.ts';

/** Purpose under which the family profile of a member is sealed. */
export const familyPurpose = (memberId: number) => `family of member ${String(memberId)}`;

/** Patients of conversations and of approvals. */
export function createPatients(db: Database, sealer: Sealer): Patients {
  const rows = () =>
    db
      .select({
        conversation: conversations,
        family: familyMembers.profileSealed,
        name: sql<string>`trim(${members.firstName} || ' ' || ${members.lastName})`,
        birthDate: members.birthdate,
        sex: members.gender,
        notesSealed: healthProfiles.notesSealed,
      })
      .from(conversations)
      .innerJoin(members, eq(members.id, conversations.memberId))
      .leftJoin(familyMembers, eq(familyMembers.id, conversations.familyMemberId))
      .leftJoin(healthProfiles, eq(healthProfiles.memberId, conversations.memberId));
  type Row = Awaited<ReturnType<typeof rows>>[number];

  const patientOf = ({ conversation, family, notesSealed, ...own }: Row): NamedPatient => {
    const { id, memberId, patient, intakeSealed, patientSealed, closedAt } = conversation;
    const notes = notesSealed === null ? null : openOwnNotes(sealer, memberId, notesSealed);
    const account = { ...own, weight: notes?.weight ?? null };
    return namePatient({
      ...{ patient, account },
      intake: openIntake(sealer, memberId, intakeSealed),
      snapshot: openPatient(sealer, id, patientSealed),
      // Later changes of the profile are about another question.
      family: family === null || closedAt !== null ? null : openFamily(sealer, memberId, family),
    });
  };

  return {
    ofConversation: async (id) => {
      const [row] = await rows().where(eq(conversations.id, id));
      return row && patientOf(row);
    },
    ofApprovals,
    ofMedicines: async (memberId, orderId, at) => {
      const own = eq(approvals.memberId, memberId);
      const usable = [isNull(approvals.orderId), isNull(approvals.withdrawnAt)];
      const given = await db
        .select({ id: approvals.id, productId: approvals.productId })
        .from(approvals)
        .where(
          orderId === undefined
            ? and(own, ...usable, gt(approvals.expiresAt, at), isNewest)
            : and(own, eq(approvals.orderId, orderId)),
        );
      const named = await ofApprovals(given.map(({ id }) => id));
      return given.flatMap(({ id, productId }) => {
        const patient = named.get(id);
        return patient ? [{ productId, patient }] : [];
      });
    },
  };

  async function ofApprovals(ids: readonly number[]) {
    if (ids.length === 0) return new Map<number, NamedPatient>();
    const { id, conversationId, patientSealed } = approvals;
    const given = await db
      .select({ id, conversationId, patientSealed })
      .from(approvals)
      .where(inArray(approvals.id, [...ids]));
    const old = given.filter((one) => one.patientSealed === null);
    const byConversation = new Map(
      (await rowsOf(old.map((one) => one.conversationId))).map((row) => [
        row.conversation.id,
        patientOf(row),
      ]),
    );
    return new Map(
      given.flatMap((one) => {
        const named =
          openPatient(sealer, one.conversationId, one.patientSealed) ??
          byConversation.get(one.conversationId);
        return named ? [[one.id, named] as const] : [];
      }),
    );
  }

  async function rowsOf(ids: readonly number[]): Promise<readonly Row[]> {
    return ids.length === 0 ? [] : rows().where(inArray(conversations.id, [...ids]));
  }
}

/** Seals the patient of a conversation, or of an approval that was given in it. */
export function sealPatient(sealer: Sealer, conversationId: number, patient: NamedPatient): string {
  return sealer.seal(JSON.stringify(patient), patientPurpose(conversationId));
}

function openIntake(sealer: Sealer, memberId: number, sealed: string | null) {
  return sealed === null ? null : (opened(sealer, sealed, intakePurpose(memberId)) as Intake);
}

/** The patient that is sealed with a conversation, or with an approval of it. */
export function openPatient(sealer: Sealer, conversationId: number, sealed: string | null) {
  if (sealed === null) return null;
  return opened(sealer, sealed, patientPurpose(conversationId)) as NamedPatient;
}

function openFamily(sealer: Sealer, memberId: number, sealed: string): NamedPatient {
  return toPatient(opened(sealer, sealed, familyPurpose(memberId)) as FamilyProfile);
}

function opened(sealer: Sealer, sealed: string, purpose: string): unknown {
  return JSON.parse(sealer.open(sealed, purpose));
}
