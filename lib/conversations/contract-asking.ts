import { z } from 'zod';
import { idSchema, nameSchema, typedDaySchema, textSchema } from '../api/contract.ts';
import {
  HEALTH_CONSENT_VERSION,
  PATIENTS,
  PRESCRIPTION_TOPIC,
  PRESCRIPTION_FROM_LENGTH,
} from './contract-values.ts';
import { intakeSchema, type Intake } from './contract.ts';
import { RELATIONS, SEXES } from '../health/contract-values.ts';

/** A patient who is neither the member nor in the family profile, as far as the member tells. */
const namedPatientSchema = z.object({
  name: z.union([z.literal(''), nameSchema(1, 80)]).default(''),
  relation: z.enum(RELATIONS).optional(),
  birth_date: typedDaySchema.optional(),
  sex: z.enum(SEXES).optional(),
});
export type AskedFor = z.infer<typeof namedPatientSchema>;

/** Details of a prescription as its member tells them; photos are attachments. */
export const prescriptionDetailSchema = z.object({
  issued_on: typedDaySchema.optional(),
  /** Hospital or doctor. */
  from: textSchema(0, PRESCRIPTION_FROM_LENGTH).default(''),
});

export const newConversationSchema = z
  .object({
    question_id: z.number().int().min(1).max(1_000),
    for: z.enum(PATIENTS),
    /** A person of the member's family profile; `for` is then `child` or `other`. */
    family_member_id: idSchema.optional(),
    patient: namedPatientSchema.optional(),
    intake: intakeSchema,
    /** With the topic of prescriptions, and with no other one. */
    prescription: prescriptionDetailSchema.optional(),
    /** Red flags of the question that hold. */
    red_flags: z.array(z.string().max(40)).max(20).default([]),
    consent_version: z.literal(HEALTH_CONSENT_VERSION),
    /** Out of hours it waits until pharmacists are back. */
    for_later: z.boolean().default(false),
  })
  .refine(({ for: patient, ...named }) => patient !== 'self' || !isNamed(named), { path: ['for'] })
  .refine(
    ({ question_id, prescription }) =>
      (question_id === PRESCRIPTION_TOPIC) === (prescription !== undefined),
    { path: ['prescription'] },
  )
  .refine((input) => !needsBody(input) || knowsAge(input), { path: ['intake', 'age'] })
  .refine((input) => !needsBody(input) || input.intake.weight !== undefined, {
    path: ['intake', 'weight'],
  });

interface AskedBody {
  readonly for: string;
  readonly family_member_id?: number | undefined;
  readonly patient?: AskedFor | undefined;
  readonly intake: Intake;
}

const isNamed = (input: Pick<AskedBody, 'family_member_id' | 'patient'>) =>
  input.family_member_id !== undefined || input.patient !== undefined;
/** The family profile knows them otherwise. */
const needsBody = (input: AskedBody) =>
  input.for === 'child' && input.family_member_id === undefined;
const knowsAge = ({ intake, patient }: AskedBody) =>
  intake.age !== undefined || patient?.birth_date !== undefined;

export type NewConversation = z.input<typeof newConversationSchema>;

/** Signs that were named before anything else was asked. */
export const redFlagsSchema = z.object({
  question_id: z.number().int().min(1).max(1_000),
  red_flags: z.array(z.string().max(40)).min(1).max(20),
});
