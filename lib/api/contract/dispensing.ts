import { z } from 'zod';
import {
  idSchema,
  isoDateTimeSchema,
  localeQuerySchema,
  pageOf,
  pageQuerySchema,
} from './common.ts';
import { orderIdParamSchema } from './orders.ts';

/** Both languages: a label is printed in Thai whatever language the page has. */
const namesSchema = z.object({ en: z.string(), th: z.string() });

const licensedPharmacistSchema = z.object({
  name: namesSchema,
  /** Empty where the shop keeps none. */
  licence_no: z.string(),
});

/** Label of a medicine that a pharmacist approved. */
export const dispensingLabelSchema = z
  .object({
    approval_id: z.number().int(),
    order_id: z.string(),
    patient: z.object({
      /** Empty where none was told. */
      name: z.string(),
      /** At the hand-over: months below two years. */
      age: z.object({ unit: z.enum(['months', 'years']), n: z.number().int() }).nullable(),
    }),
    drug: z.object({
      /** Trade name. */
      name: namesSchema,
      generic: namesSchema,
      /** Strength as printed; empty where the pack does not say. */
      strength: z.string(),
      form: namesSchema,
      /** Content of one pack. */
      size: z.string(),
      registration_no: z.string().nullable(),
    }),
    /** Packs. */
    qty: z.number().int(),
    directions: z.string(),
    warnings: namesSchema,
    approved_by: licensedPharmacistSchema,
    approved_at: isoDateTimeSchema,
    /** The branch that gives it out, with the licence of its pharmacy. */
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

export const dispensingRecordPageSchema = pageOf(dispensingLabelSchema).meta({
  id: 'DispensingRecordPage',
});
export type DispensingRecordPage = z.infer<typeof dispensingRecordPageSchema>;

const rangeSchema = localeQuerySchema.extend({
  /** First and last day, by the clock of Bangkok; without end where left out. */
  from: z.iso.date().default('2000-01-01'),
  to: z.iso.date().default('2999-12-31'),
  /** One branch; all that one may see where it is left out. */
  branch_id: idSchema.optional(),
});

const isForward = ({ from, to }: { readonly from: string; readonly to: string }) => from <= to;

export const dispensingQuerySchema = rangeSchema
  .extend(pageQuerySchema.shape)
  .refine(isForward, { path: ['to'] });

/** Refused where it would hold more than 50,000 records. */
export const dispensingExportSchema = rangeSchema.refine(isForward, { path: ['to'] });

/** Own records, of one order or all. */
export const ownDispensingQuerySchema = localeQuerySchema.extend({
  order_id: orderIdParamSchema.shape.id.optional(),
});
