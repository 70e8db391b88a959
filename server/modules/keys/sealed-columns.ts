import { factorPurpose } from '../people/rules/second-factor.ts';
import { secondFactors } from '../people/schema.ts';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import {
  approvals,
  conversationMessages,
  conversationNotes,
  conversations,
  redFlagStops,
} from '../../db/schema/conversations.ts';
import { videoCallSignals } from '../../db/schema/video-calls.ts';
import { familyMembers } from '../../db/schema/family.ts';
import { labelPurpose } from '../dispensing/repo.ts';
import { dispensingRecords } from '../dispensing/schema.ts';
import { followUps } from '../../db/schema/follow-ups.ts';
import { prescriptions } from '../../db/schema/prescriptions.ts';
import { referrals } from '../../db/schema/referrals.ts';
import { followUpPurpose } from '../follow-ups/repo.ts';
import { prescriptionPurpose } from '../conversations/keep-prescription.ts';
import { referralPurpose } from '../referrals/repo.ts';
import { questionnaireCases } from '../../db/schema/questionnaires.ts';
import { answersPurpose, decisionPurpose } from '../questionnaires/rules/sealed-case.ts';
import { healthProfiles } from '../health/schema.ts';
import { members } from '../../db/schema/members.ts';
import { acknowledgedPurpose } from '../health/rules/acknowledged.ts';
import { patientPurpose } from '../health/rules/named-patient.ts';
import { familyPurpose } from '../health/named-patients.ts';
import { healthPurpose } from '../health/repo.ts';
import { purposes } from '../conversations/sealed-rows.ts';
import { withdrawalPurpose } from '../conversations/rules/withdraw-approval.ts';
import { signalPurpose } from '../video-calls/rules/signal-purpose.ts';
import { idPurpose } from '../members/rules/id-document.ts';

/** A column of sealed texts; each row is sealed for its owner. */
export interface SealedColumn {
  readonly table: PgTable;
  /** A whole number, unique in its table. */
  readonly key: PgColumn;
  readonly owner: PgColumn;
  readonly column: PgColumn;
  readonly purpose: (owner: number) => string;
}

/** All sealed columns; a test compares them with the database columns ending in `_sealed`. */
export const SEALED_COLUMNS: readonly SealedColumn[] = [
  {
    table: members,
    key: members.id,
    owner: members.id,
    column: members.idSealed,
    purpose: idPurpose,
  },
  {
    table: redFlagStops,
    key: redFlagStops.id,
    owner: redFlagStops.memberId,
    column: redFlagStops.toldSealed,
    purpose: purposes.stop,
  },
  {
    table: conversations,
    key: conversations.id,
    owner: conversations.memberId,
    column: conversations.topicSealed,
    purpose: purposes.topic,
  },
  {
    table: conversations,
    key: conversations.id,
    owner: conversations.memberId,
    column: conversations.intakeSealed,
    purpose: purposes.intake,
  },
  {
    table: conversations,
    key: conversations.id,
    owner: conversations.id,
    column: conversations.summarySealed,
    purpose: (id) => purposes.of(id, 'summary'),
  },
  {
    table: conversationMessages,
    key: conversationMessages.id,
    owner: conversationMessages.conversationId,
    column: conversationMessages.bodySealed,
    purpose: (id) => purposes.of(id, 'message'),
  },
  {
    table: conversationMessages,
    key: conversationMessages.id,
    owner: conversationMessages.conversationId,
    column: conversationMessages.photoKeySealed,
    purpose: (id) => purposes.of(id, 'photo'),
  },
  {
    table: conversationMessages,
    key: conversationMessages.id,
    owner: conversationMessages.conversationId,
    column: conversationMessages.acknowledgedSealed,
    purpose: acknowledgedPurpose,
  },
  {
    table: conversationNotes,
    key: conversationNotes.id,
    owner: conversationNotes.conversationId,
    column: conversationNotes.bodySealed,
    purpose: (id) => purposes.of(id, 'note'),
  },
  {
    table: followUps,
    key: followUps.id,
    owner: followUps.conversationId,
    column: followUps.answerSealed,
    purpose: followUpPurpose,
  },
  {
    table: prescriptions,
    key: prescriptions.id,
    owner: prescriptions.conversationId,
    column: prescriptions.detailSealed,
    purpose: prescriptionPurpose,
  },
  {
    table: prescriptions,
    key: prescriptions.id,
    owner: prescriptions.conversationId,
    column: prescriptions.reasonSealed,
    purpose: prescriptionPurpose,
  },
  {
    table: referrals,
    key: referrals.id,
    owner: referrals.conversationId,
    column: referrals.letterSealed,
    purpose: referralPurpose,
  },
  {
    table: approvals,
    key: approvals.id,
    owner: approvals.conversationId,
    column: approvals.acknowledgedSealed,
    purpose: acknowledgedPurpose,
  },
  {
    table: approvals,
    key: approvals.id,
    owner: approvals.conversationId,
    column: approvals.withdrawnReasonSealed,
    purpose: withdrawalPurpose,
  },
  {
    table: conversations,
    key: conversations.id,
    owner: conversations.id,
    column: conversations.patientSealed,
    purpose: patientPurpose,
  },
  {
    table: approvals,
    key: approvals.id,
    owner: approvals.conversationId,
    column: approvals.patientSealed,
    purpose: patientPurpose,
  },
  {
    table: dispensingRecords,
    key: dispensingRecords.id,
    owner: dispensingRecords.approvalId,
    column: dispensingRecords.labelSealed,
    purpose: labelPurpose,
  },
  {
    table: questionnaireCases,
    key: questionnaireCases.id,
    owner: questionnaireCases.conversationId,
    column: questionnaireCases.answersSealed,
    purpose: answersPurpose,
  },
  {
    table: questionnaireCases,
    key: questionnaireCases.id,
    owner: questionnaireCases.conversationId,
    column: questionnaireCases.decisionSealed,
    purpose: decisionPurpose,
  },
  {
    table: familyMembers,
    key: familyMembers.id,
    owner: familyMembers.memberId,
    column: familyMembers.profileSealed,
    purpose: familyPurpose,
  },
  {
    table: healthProfiles,
    key: healthProfiles.memberId,
    owner: healthProfiles.memberId,
    column: healthProfiles.notesSealed,
    purpose: healthPurpose,
  },
  {
    table: secondFactors,
    key: secondFactors.memberId,
    owner: secondFactors.memberId,
    column: secondFactors.secretSealed,
    purpose: factorPurpose,
  },
  {
    table: videoCallSignals,
    key: videoCallSignals.id,
    owner: videoCallSignals.callId,
    column: videoCallSignals.bodySealed,
    purpose: signalPurpose,
  },
];
