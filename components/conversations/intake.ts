import {
  HEALTH_CONSENT_VERSION,
  type Patient,
  PRESCRIPTION_TOPIC,
} from '@/lib/conversations/contract-values';
import type { NewConversation } from '@/lib/conversations/contract-asking';
import type { ConversationDetail } from '@/lib/conversations/contract';
import type { FamilyMember, NewFamilyMember } from '@/lib/health/contract-family';
import {
  HEALTH_NOTE_LENGTH,
  HEALTH_NOTES,
  PROFILE_CONSENT_VERSION,
  type Sex,
} from '@/lib/health/contract-values';
import { monthsOld } from '@/lib/format/age';
import { calendarDay } from '@/lib/format/bangkok';
import { parseBirthdate } from '@/lib/format/birthdate';

/** Values of the form as texts; a reload of the page loses none. */
export interface IntakeValues {
  readonly step: string;
  readonly question: string;
  readonly for: string;
  /** Id in the family profile; empty where the patient is not of it. */
  readonly family: string;
  readonly name: string;
  readonly birthDate: string;
  readonly sex: string;
  /** `1` where the person is to be kept in the family profile. */
  readonly keep: string;
  readonly weight: string;
  readonly text: string;
  readonly since: string;
  readonly allergies: string;
  readonly conditions: string;
  readonly medicines: string;
  readonly pregnancy: string;
  /** Day of a prescription, and hospital or doctor. */
  readonly issuedOn: string;
  readonly from: string;
  /** `1` once the notes of the patient were taken over, `again` where the answers of an earlier conversation were. */
  readonly filled: string;
}

export const EMPTY_INTAKE: IntakeValues = {
  ...{ step: '1', question: '', for: 'self', weight: '', text: '', since: 'today' },
  ...{ family: '', name: '', birthDate: '', sex: '', keep: '' },
  ...{ allergies: '', conditions: '', medicines: '', pregnancy: 'no', filled: '' },
  ...{ issuedOn: '', from: '' },
};

export type Change = (changes: Partial<IntakeValues>) => void;

type Problems = Partial<Record<keyof IntakeValues, 'required' | 'invalid'>>;

export interface StepProps {
  readonly values: IntakeValues;
  readonly change: Change;
  readonly problems: Problems;
}

const within = (value: string, min: number, max: number) => {
  const number = Number(value);
  return value.trim() !== '' && number >= min && number <= max;
};

/** Problems of a step that block the next one. */
export function problemsOf(values: IntakeValues, step: number): Problems {
  if (step === 1) {
    return {
      ...(values.question === '' && { question: 'required' as const }),
      ...personProblems(values),
    };
  }
  return step === 3 ? symptomProblems(values) : {};
}

function symptomProblems({ text, question, issuedOn }: IntakeValues): Problems {
  const isWrong =
    isPrescription(question) && issuedOn.trim() !== '' && parseBirthdate(issuedOn) === undefined;
  return {
    ...(text.trim() === '' && { text: 'required' as const }),
    ...(isWrong && { issuedOn: 'invalid' as const }),
  };
}

/** Whether the form is about a prescription. */
export const isPrescription = (question: string) => question === String(PRESCRIPTION_TOPIC);

function personProblems(values: IntakeValues): Problems {
  if (values.for === 'self') return {};
  const child = values.for === 'child';
  const weightless = child && !within(values.weight, 1, 300);
  return {
    ...(values.family === '' && toldProblems(values, child)),
    ...(weightless && { weight: 'invalid' as const }),
  };
}

/** Patients of the family profile are described there. */
function toldProblems({ name, birthDate, sex, keep }: IntakeValues, child: boolean): Problems {
  const kept = keep === '1';
  const needsBirth = child || kept || birthDate.trim() !== '';
  return {
    ...(needsBirth && !isBorn(parseBirthdate(birthDate), child) && { birthDate: 'invalid' }),
    ...(kept && name.trim() === '' && { name: 'required' }),
    ...(kept && sex === '' && { sex: 'required' }),
  };
}

const CHILDHOOD_MONTHS = 18 * 12;

function isBorn(birthDate: string | undefined, child: boolean): boolean {
  if (birthDate === undefined) return false;
  const months = monthsOld(birthDate, calendarDay(new Date()));
  return months >= 0 && (!child || months < CHILDHOOD_MONTHS);
}

/** A family member of this age is asked for as a child: the weight is asked, pregnancy is not. */
export function isChild({ age_months: months }: Pick<FamilyMember, 'age_months'>): boolean {
  return months < CHILD_MONTHS;
}

const CHILD_MONTHS = 15 * 12;

type Answered = Pick<
  ConversationDetail,
  'question_id' | 'for' | 'family_member_id' | 'patient' | 'intake'
>;

/** Answers of an earlier conversation for a new form; no profile overwrites them. */
export function answersOf({
  question_id: question,
  for: patient,
  family_member_id: family,
  patient: named,
  intake,
}: Answered): IntakeValues {
  const told = intake ?? EMPTY_INTAKE;
  const { text, since, allergies, conditions, medicines, pregnancy, weight = '' } = told;
  return {
    ...EMPTY_INTAKE,
    ...{ question: String(question ?? ''), for: patient, text, since },
    ...{ allergies, conditions, medicines, pregnancy, weight: String(weight) },
    ...(family === null ? { name: named?.name ?? '' } : { family: String(family) }),
    filled: 'again',
  };
}

export function toNewConversation(values: IntakeValues): NewConversation {
  const { text, allergies, conditions, medicines } = values;
  const child = values.for === 'child';
  return {
    question_id: Number(values.question),
    for: values.for as Patient,
    ...whose(values),
    intake: {
      ...{ text, allergies, conditions, medicines },
      since: values.since as NewConversation['intake']['since'],
      pregnancy: child ? 'no' : (values.pregnancy as NewConversation['intake']['pregnancy']),
      ...(child && { weight: Number(values.weight) }),
    },
    ...(isPrescription(values.question) && { prescription: toPrescription(values) }),
    consent_version: HEALTH_CONSENT_VERSION,
  };
}

function toPrescription({ issuedOn, from }: IntakeValues) {
  const day = parseBirthdate(issuedOn);
  return { from, ...(day !== undefined && { issued_on: day }) };
}

function whose(values: IntakeValues): Pick<NewConversation, 'family_member_id' | 'patient'> {
  if (values.for === 'self') return {};
  if (values.family !== '') return { family_member_id: Number(values.family) };
  const { name, sex } = values;
  const born = parseBirthdate(values.birthDate);
  return {
    patient: {
      name,
      ...(born !== undefined && { birth_date: born }),
      ...(sex !== '' && { sex: sex as Sex }),
    },
  };
}

/** The person to keep in the family profile; to be called without problems. */
export function toFamilyMember(values: IntakeValues): NewFamilyMember {
  const { name, sex, weight, pregnancy } = values;
  const child = values.for === 'child';
  return {
    ...{ name, relation: child ? 'child' : 'other', sex: sex as Sex },
    birth_date: parseBirthdate(values.birthDate) ?? '',
    weight: child ? Number(weight) : null,
    weighed_on: null,
    allergies: notesOf(values.allergies),
    conditions: notesOf(values.conditions),
    medicines: notesOf(values.medicines),
    pregnancy: child ? 'no' : (pregnancy as NewConversation['intake']['pregnancy']),
    consent_version: PROFILE_CONSENT_VERSION,
  };
}

/** One text as notes: parted by commas and lines, as they were joined when they were taken over. */
function notesOf(text: string): string[] {
  const notes = text
    .split(/[,\n]/)
    .map((note) => note.trim().slice(0, HEALTH_NOTE_LENGTH))
    .filter(Boolean);
  return [...new Set(notes)].slice(0, HEALTH_NOTES);
}
