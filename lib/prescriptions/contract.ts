import { z } from 'zod';
import { isoDateTimeSchema, longTextSchema } from '../api/contract.ts';
import { PRESCRIPTION_STATES } from './contract-values.ts';
import { REASON_LENGTH } from '../health/contract-values.ts';

export const prescriptionSchema = z
  .object({
    id: z.number().int(),
    /** `RX2611-000123`. */
    number: z.string(),
    state: z.enum(PRESCRIPTION_STATES),
    /** Null if not given, and once the contents are deleted. */
    issued_on: z.string().nullable(),
    from: z.string(),
    /** Why a pharmacist refused it; null where none did. */
    reason: z.string().nullable(),
    at: isoDateTimeSchema,
  })
  .meta({ id: 'Prescription' });
export type Prescription = z.infer<typeof prescriptionSchema>;

/** Null where the conversation is about none. */
export const prescriptionOfSchema = z.object({ prescription: prescriptionSchema.nullable() });
export type PrescriptionOf = z.infer<typeof prescriptionOfSchema>;

export const refusePrescriptionSchema = z.object({ reason: longTextSchema(1, REASON_LENGTH) });

/** Undecided prescriptions, oldest first. */
export const waitingPrescriptionListSchema = z
  .object({
    entities: z.array(
      z.object({
        id: z.number().int(),
        number: z.string(),
        since: isoDateTimeSchema,
        photos: z.number().int(),
        /** Whether a pharmacist has its conversation. */
        taken: z.boolean(),
      }),
    ),
    /** The service's clock: a browser's may be wrong. */
    now: isoDateTimeSchema,
  })
  .meta({ id: 'WaitingPrescriptions' });
export type WaitingPrescriptionList = z.infer<typeof waitingPrescriptionListSchema>;
