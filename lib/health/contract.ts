import { z } from 'zod';
import {
  isoDateTimeSchema,
  localeQuerySchema,
  longTextSchema,
  textSchema,
  versionSchema,
} from '../api/contract.ts';
import {
  PREGNANCY,
  HEALTH_NOTES,
  HEALTH_NOTE_LENGTH,
  INGREDIENTS_AT_ONCE,
  PROFILE_CONSENT_VERSION,
  REASON_LENGTH,
  RELATIONS,
  SEXES,
  WARNING_KINDS,
} from './contract-values.ts';
import { orderIdParamSchema } from '../orders/contract.ts';

const notesSchema = z.array(textSchema(1, HEALTH_NOTE_LENGTH)).max(HEALTH_NOTES).default([]);

/** Health notes in the member's own words (`docs/product/health.md`, "Profile"). */
export const healthNotesSchema = z.object({
  allergies: notesSchema,
  conditions: notesSchema,
  medicines: notesSchema,
  pregnancy: z.enum(PREGNANCY).default('no'),
});
export type HealthNotes = z.infer<typeof healthNotesSchema>;

/** Notes of a member about themselves. Weight in kg: doses and least weights of medicines go by it. */
export const ownNotesSchema = healthNotesSchema.extend({
  weight: z.number().min(1).max(300).nullable().default(null),
});
export type OwnNotes = z.infer<typeof ownNotesSchema>;

/** Without consent nothing is kept: `consent` is null then, and the notes are empty. */
export const healthProfileSchema = ownNotesSchema
  .extend({
    consent: z
      .object({
        version: z.string(),
        /** Whether it is that of today's letter: only then changes are kept. */
        current: z.boolean(),
        given_at: isoDateTimeSchema,
      })
      .nullable(),
    updated_at: isoDateTimeSchema.nullable(),
  })
  .meta({ id: 'HealthProfile' });
export type HealthProfile = z.infer<typeof healthProfileSchema>;

/** `consent_version` comes with the first one, and where the letter has changed. */
export const setHealthProfileSchema = ownNotesSchema.extend({
  consent_version: z.literal(PROFILE_CONSENT_VERSION).optional(),
});
export type SetHealthProfile = z.input<typeof setHealthProfileSchema>;

/** Data that the member's browser compares medicines with; empty without consent. */
export const healthContextSchema = z
  .object({
    notes: ownNotesSchema.nullable(),
    /** Ids of the ingredients of medicines and food supplements that they bought in 90 days. */
    bought: z.array(z.string()),
    /** In whole years, by the birthday of the account. */
    age: z.number().int().nullable(),
    /** Conflicts a pharmacist accepted with a reason for the member, by product; see `Conflict.key`. */
    weighed: z.array(z.object({ product_id: z.number().int(), key: z.string(), by: z.string() })),
  })
  .meta({ id: 'HealthContext' });
export type HealthContext = z.infer<typeof healthContextSchema>;

export const ingredientQuerySchema = localeQuerySchema.extend({
  /** Ids of products, parted by commas. */
  ids: z
    .string()
    .regex(/^\d{1,10}(?:,\d{1,10})*$/)
    .transform((ids) => [...new Set(ids.split(',').map(Number))])
    .refine((ids) => ids.length <= INGREDIENTS_AT_ONCE)
    .refine((ids) => ids.every((id) => id >= 1 && id <= 2_147_483_647)),
});

/** Active ingredients that the tables of `lib/health` know, as the label of a product names them. */
export const productIngredientsSchema = z
  .object({
    product_id: z.number().int(),
    product_name: z.string(),
    contains: z.array(z.object({ id: z.string(), mg: z.number().nullable() })),
    per_day: z.number().int().nullable(),
  })
  .meta({ id: 'ProductIngredients' });
/** Products that have one, in no order. */
export const ingredientListSchema = z.object({ entities: z.array(productIngredientsSchema) });
export type IngredientList = z.infer<typeof ingredientListSchema>;

/** Conflicts of a medicine with a patient's data. */
export const conflictSchema = z.object({
  /** The same reason has the same key. */
  key: z.string(),
  kind: z.enum(WARNING_KINDS),
  ingredient: z.string(),
  other: z.string(),
  avoid: z.boolean(),
});
export type Conflict = z.infer<typeof conflictSchema>;

/** Medicines that conflict with the data of a conversation's patient; others are left out. */
export const conflictListSchema = z
  .object({
    entities: z.array(
      z.object({ product_id: z.number().int(), conflicts: z.array(conflictSchema) }),
    ),
  })
  .meta({ id: 'MedicineConflicts' });
export type ConflictList = z.infer<typeof conflictListSchema>;

/** Keys of the conflicts that the pharmacist saw, and the reason for sending or approving anyway. */
export const acknowledgementSchema = z.object({
  conflicts: z.array(z.string().max(200)).min(1).max(100),
  reason: longTextSchema(1, REASON_LENGTH),
});
export type Acknowledgement = z.infer<typeof acknowledgementSchema>;

export const acknowledgedSchema = z.object({
  conflicts: z.array(conflictSchema),
  reason: z.string(),
});
export type Acknowledged = z.infer<typeof acknowledgedSchema>;

/** The name is empty where none is known. */
export const patientNameSchema = z.object({
  name: z.string(),
  relation: z.enum(['self', ...RELATIONS]),
});
export type PatientName = z.infer<typeof patientNameSchema>;

/** Approved medicines of a member with the patients they were given for. */
export const medicinePatientListSchema = z
  .object({
    entities: z.array(z.object({ product_id: z.number().int(), patient: patientNameSchema })),
  })
  .meta({ id: 'MedicinePatients' });
export type MedicinePatientList = z.infer<typeof medicinePatientListSchema>;

/** Medicines of one order; without it those that the cart may use. */
export const medicinePatientQuerySchema = localeQuerySchema.extend({
  order_id: orderIdParamSchema.shape.id.optional(),
});

/** Patient's file for the pharmacist of a conversation (`docs/product/health.md`, "At the desk"). */
export const patientFileSchema = z
  .object({
    patient: z.object({
      /** Empty where none was told. */
      name: z.string(),
      relation: z.enum(['self', ...RELATIONS]),
      birth_date: z.iso.date().nullable(),
      /** Complete months by the birth date, on today's calendar of Bangkok. */
      age_months: z.number().int().nullable(),
      /** In years as told, where the birth date is not known. */
      age: z.number().int().nullable(),
      sex: z.enum(SEXES).nullable(),
      /** In kg. */
      weight: z.number().nullable(),
      /** Null where the weight was told with the question. */
      weighed_on: z.iso.date().nullable(),
    }),
    /** Notes of the member, or of the patient in the family profile; null where there are none. */
    notes: healthNotesSchema.nullable(),
    /** Version of the notes, of a family member with birth date and weight; named by an approval. */
    version: versionSchema,
    /** Medicines and food supplements of 90 days for the patient, the newest first. */
    bought: z.array(
      z.object({
        product_id: z.number().int(),
        name: z.string(),
        qty: z.number().int(),
        at: isoDateTimeSchema,
      }),
    ),
  })
  .meta({ id: 'PatientFile' });
export type PatientFile = z.infer<typeof patientFileSchema>;
