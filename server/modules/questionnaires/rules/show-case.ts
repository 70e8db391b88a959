import type { Locale } from '../../../../lib/api/contract.ts';
import type { Clock } from '../../../core/ports.ts';
import type { Member } from '../../../core/member.ts';
import { ok, refuse, type Result } from '../../../core/result.ts';
import type { Sealer } from '../../../core/sealed.ts';
import { versionOf } from '../../../core/version.ts';
import { conversationPurpose } from '../../health/rules/acknowledged.ts';
import type { ForPatient, MedicineCheck } from '../../health/rules/check-medicine.ts';
import type { FamilyRepo, HealthRepo } from '../../health/ports.ts';
import type { NamedPatient, Patients } from '../../health/rules/named-patient.ts';
import {
  boughtSince,
  readNotes,
  type PatientFile,
  type PatientRepo,
} from '../../health/rules/patient-file.ts';
import type { Conflict } from '../../../../lib/health/contract.ts';
import type {
  CaseRepo,
  CaseRow,
  KeptDecision,
  Questionnaire,
  QuestionnaireRepo,
} from '../ports.ts';
import { inWords } from './read-answers.ts';
import { openAnswers, openDecision, openIntake } from './sealed-case.ts';

/** A case in words. */
export interface Told {
  readonly row: CaseRow;
  /** Undefined once the answers are deleted. */
  readonly questionnaire: Questionnaire | undefined;
  readonly answers: (locale: Locale) => readonly { question: string; answer: string }[];
  readonly decision: KeptDecision | undefined;
}

interface TellWorld {
  readonly questionnaires: Pick<QuestionnaireRepo, 'byId'>;
  readonly sealer: Sealer;
}

async function tellCase({ questionnaires, sealer }: TellWorld, row: CaseRow): Promise<Told> {
  const kept = openAnswers(sealer, row);
  const questionnaire = kept && (await questionnaires.byId(kept.questionnaireId));
  return {
    ...{ row, questionnaire, decision: openDecision(sealer, row) },
    answers: (locale) =>
      kept && questionnaire ? inWords(questionnaire.content.questions, kept.answers, locale) : [],
  };
}

/** The conversation of a case, as the check of medicines takes it. */
export function patientOf(sealer: Sealer, row: CaseRow): ForPatient {
  const { conversationId: id, memberId, patient, familyMemberId } = row;
  return { id, memberId, patient, familyMemberId, intake: openIntake(sealer, row) };
}

/** Version of a case: state, messages and patient file. */
export function caseVersion(
  { id, state, lastFromMember }: Pick<CaseRow, 'id' | 'state' | 'lastFromMember'>,
  fileVersion: string,
): string {
  return versionOf(id, state, lastFromMember, fileVersion);
}

/** A case as a pharmacist decides on it. */
export interface DeskFile extends Told {
  readonly file: Omit<PatientFile, 'patient'> & { readonly patient: NamedPatient };
  readonly conflicts: readonly Conflict[];
  readonly messages: readonly {
    readonly id: number;
    readonly by: { readonly en: string; readonly th: string } | null;
    readonly body: string;
  }[];
  readonly version: string;
}

interface ShowWorld extends TellWorld {
  readonly cases: Pick<CaseRepo, 'find' | 'ofMember' | 'atDesk' | 'messages' | 'recordLook'>;
  readonly named: Pick<Patients, 'ofConversation'>;
  readonly health: Pick<HealthRepo, 'find'>;
  readonly family: Pick<FamilyRepo, 'find'>;
  readonly patients: Pick<PatientRepo, 'bought'>;
  readonly medicineCheck: Pick<MedicineCheck, 'conflicts'>;
  readonly clock: Clock;
}

const DAY_MS = 86_400_000;
/** Decided ones stay at the desk so long. */
const SHOWN_MS = 7 * DAY_MS;

/** Reads of both sides; each look of a pharmacist is a line of the conversation's log. */
export function createShowCases(world: ShowWorld) {
  const { cases, sealer, clock } = world;
  const tellAll = (rows: readonly CaseRow[]) =>
    Promise.all(rows.map((row) => tellCase(world, row)));
  return {
    list: async (memberId: number) => tellAll(await cases.ofMember(memberId)),
    find: async (memberId: number, id: number) => {
      const row = await cases.find(id);
      if (row?.memberId !== memberId) return undefined;
      const patient = await world.named.ofConversation(row.conversationId);
      return { ...(await tellCase(world, row)), patient };
    },
    /** Leaves out the pharmacist's own cases. */
    desk: async (pharmacist: Member) => {
      const now = clock.now();
      const rows = await cases.atDesk(new Date(now.getTime() - SHOWN_MS));
      return { told: await tellAll(rows.filter((row) => row.memberId !== pharmacist.id)), now };
    },
    file: async (pharmacist: Member, id: number): Promise<Result<DeskFile>> => {
      const row = await cases.find(id);
      if (!row) return refuse('NOT_FOUND');
      if (row.memberId === pharmacist.id || row.state === 'unpaid' || row.state === 'dropped') {
        return refuse('NOT_YOURS');
      }
      const now = clock.now();
      const { conversationId, productId, orderId } = row;
      await cases.recordLook(conversationId, pharmacist.id, now);
      const whose = patientOf(sealer, row);
      const [told, patient, noted, bought, conflicts, messages] = await Promise.all([
        tellCase(world, row),
        world.named.ofConversation(conversationId),
        readNotes(world, whose),
        world.patients.bought(whose, boughtSince(now)),
        world.medicineCheck.conflicts(whose, [productId], orderId),
        cases.messages(conversationId),
      ]);
      if (!patient) return refuse('NOT_FOUND');
      const purpose = conversationPurpose(conversationId, 'message');
      return ok({
        ...told,
        file: { patient, ...noted, bought: bought.filter((one) => one.orderId !== orderId) },
        conflicts: conflicts.get(productId) ?? [],
        messages: messages.map(({ bodySealed, ...message }) => ({
          ...message,
          body: sealer.open(bodySealed, purpose),
        })),
        version: caseVersion(row, noted.version),
      });
    },
  };
}
