import { z } from 'zod';
import {
  isoDateTimeSchema,
  localeQuerySchema,
  numeric,
  placedPageOf,
  placeQuerySchema,
  searchTextSchema,
  seenSchema,
  textSchema,
  versionSchema,
} from '../api/contract.ts';
import { branchHoursSchema } from '../branches/contract-days.ts';
import { weekHoursSchema } from '../branches/contract-hours.ts';
import { BRANCH_SERVICES } from '../branches/contract-values.ts';
import { parseOfficePhone } from '../format/phone.ts';
import { BRANCH_SORTS, BRANCH_STATES } from './contract-values.ts';

/** A degree of latitude or longitude within the frame of Thailand. */
function degrees(from: number, until: number) {
  return numeric(
    z.number().refine((value) => value >= from && value <= until, {
      params: { fault: 'outside_thailand' },
    }),
  );
}

const shownFields = z.object({
  name_en: textSchema(1, 80),
  name_th: textSchema(1, 80),
  address_en: textSchema(1, 300),
  address_th: textSchema(1, 300),
  /** Two digits, of `GET /geo/provinces`. */
  province_code: z.string().regex(/^\d{2}$/),
  /** With dashes between its parts; any notation is accepted. */
  phone: z
    .string()
    .overwrite((phone) => parseOfficePhone(phone) ?? phone.trim())
    .refine((phone) => parseOfficePhone(phone) !== undefined, {
      params: { fault: 'office_phone' },
    }),
  lat: degrees(5.5, 20.6),
  lng: degrees(97.2, 105.8),
  services: z
    .array(z.enum(BRANCH_SERVICES))
    .max(BRANCH_SERVICES.length)
    .overwrite((chosen) => BRANCH_SERVICES.filter((one) => chosen.includes(one))),
  ...branchHoursSchema.shape,
  /** Hours of the pharmacist at the counter; null without one. */
  pharmacist_hours: weekHoursSchema.nullable(),
  /** Licence number of the displayed certificate; null without a pharmacy. */
  pharmacy_licence_no: textSchema(1, 40).nullable(),
});

type Facts = z.infer<typeof shownFields>;

/** A pharmacist at the counter has hours, and works in a licensed pharmacy. */
function withPharmacist<Fields extends z.ZodType<Facts>>(fields: Fields) {
  const has = ({ services }: Facts) => services.includes('pharmacist');
  return fields
    .refine((facts) => !has(facts) || facts.pharmacist_hours?.some((day) => day !== null), {
      path: ['pharmacist_hours', 0],
      params: { fault: 'required' },
    })
    .refine((facts) => !has(facts) || facts.pharmacy_licence_no !== null, {
      path: ['pharmacy_licence_no'],
      params: { fault: 'required' },
    });
}

export const newBranchSchema = withPharmacist(shownFields);
export type BranchFacts = Facts;

export const branchChangeSchema = withPharmacist(shownFields.extend(seenSchema.shape));

export const officeBranchSchema = z
  .object({
    id: z.number().int(),
    ...{ name_en: z.string(), name_th: z.string() },
    ...{ province_code: z.string(), phone: z.string() },
    services: z.array(z.enum(BRANCH_SERVICES)),
    /** Since when it is closed for good; null while it is open. */
    closed_at: isoDateTimeSchema.nullable(),
  })
  .meta({ id: 'OfficeBranch' });
export type OfficeBranch = z.infer<typeof officeBranchSchema>;

export const officeBranchPageSchema = placedPageOf(officeBranchSchema).meta({
  id: 'OfficeBranchPage',
});
export type OfficeBranchPage = z.infer<typeof officeBranchPageSchema>;

export const officeBranchQuerySchema = localeQuerySchema.extend(placeQuerySchema.shape).extend({
  /** Part of a name or an address in either language, or of the phone number. */
  q: searchTextSchema(60),
  state: z.enum(BRANCH_STATES).optional(),
  sort: z.enum(BRANCH_SORTS).default('id'),
});

export const officeBranchDetailSchema = officeBranchSchema
  .extend({
    ...{ address_en: z.string(), address_th: z.string() },
    ...{ lat: z.number(), lng: z.number() },
    ...branchHoursSchema.shape,
    pharmacist_hours: weekHoursSchema.nullable(),
    pharmacy_licence_no: z.string().nullable(),
    /** Orders to be collected there that are not over. */
    open_orders: z.number().int(),
    version: versionSchema,
  })
  .meta({ id: 'OfficeBranchDetail' });
export type OfficeBranchDetail = z.infer<typeof officeBranchDetailSchema>;
