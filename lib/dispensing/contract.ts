import { z } from 'zod';
import {
  idSchema,
  isoDateTimeSchema,
  localeQuerySchema,
  placedPageOf,
  placeQuerySchema,
} from '../api/contract.ts';
import { orderIdParamSchema } from '../orders/contract.ts';

/** Both languages: labels are printed in Thai regardless of the page language. */
const namesSchema = z.object({ en: z.string(), th: z.string() });

const licensedPharmacistSchema = z.object({
  name: namesSchema,
  /** Empty when the shop has none on record. */
  licence_no: z.string(),
});

export const dispensingLabelSchema = z
  .object({
    approval_id: z.number().int(),
    order_id: z.string(),
    patient: z.object({
      /** Empty when not given. */
      name: z.string(),
      /** Age at hand-over; in months below two years. */
      age: z.object({ unit: z.enum(['months', 'years']), n: z.number().int() }).nullable(),
    }),
    drug: z.object({
      /** Trade name. */
      name: namesSchema,
      generic: namesSchema,
      /** Strength as printed; empty when the pack states none. */
      strength: z.string(),
      form: namesSchema,
      /** Content of one pack. */
      size: z.string(),
      registration_no: z.string().nullable(),
    }),
    /** Number of the prescription that it was approved on; null where there was none. */
    prescription_no: z.string().nullable(),
    /** Packs. */
    qty: z.number().int(),
    directions: z.string(),
    warnings: namesSchema,
    approved_by: licensedPharmacistSchema,
    approved_at: isoDateTimeSchema,
    branch: z.object({
      name: namesSchema,
      address: namesSchema,
      phone: z.string(),
      licence_no: z.string(),
    }),
    /** Null before the hand-over. */
    dispensed: z.object({ by: licensedPharmacistSchema, at: isoDateTimeSchema }).nullable(),
  })
  .meta({ id: 'DispensingLabel' });
export type DispensingLabel = z.infer<typeof dispensingLabelSchema>;

export const dispensingLabelListSchema = z
  .object({ entities: z.array(dispensingLabelSchema) })
  .meta({ id: 'DispensingLabels' });

export const dispensingRecordPageSchema = placedPageOf(dispensingLabelSchema).meta({
  id: 'DispensingRecordPage',
});
export type DispensingRecordPage = z.infer<typeof dispensingRecordPageSchema>;

const rangeSchema = localeQuerySchema.extend({
  /** First and last day in Asia/Bangkok; open-ended when omitted. */
  from: z.iso.date().default('2000-01-01'),
  to: z.iso.date().default('2999-12-31'),
  /** One branch; all visible branches when omitted. */
  branch_id: idSchema.optional(),
});

const isForward = ({ from, to }: { readonly from: string; readonly to: string }) => from <= to;

export const dispensingQuerySchema = rangeSchema
  .extend(placeQuerySchema.shape)
  .refine(isForward, { path: ['to'] });

/** Refused above 50,000 records. */
export const dispensingExportSchema = rangeSchema.refine(isForward, { path: ['to'] });

/** The member's own records, of one order or all. */
export const ownDispensingQuerySchema = localeQuerySchema.extend({
  order_id: orderIdParamSchema.shape.id.optional(),
});
