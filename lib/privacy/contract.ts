import { z } from 'zod';
import {
  isoDateTimeSchema,
  localeQuerySchema,
  longTextSchema,
  placeByMomentSchema,
  placedPageOf,
} from '../api/contract.ts';
import { otpCodeSchema } from '../identity/contract.ts';
import { DATA_REQUEST_TYPES } from '../members/contract-values.ts';

/** Export of all data stored about a member (`docs/product/account.md`, "Privacy"). */
export const memberExportSchema = z
  .object({ exported_at: isoDateTimeSchema, data: z.record(z.string(), z.unknown()) })
  .meta({ id: 'MemberExport' });

/** Fresh one-time password of the member's phone; OTP_REQUIRED without it. */
export const otpProofSchema = z.object({
  otp_id: z.uuid().optional(),
  code: otpCodeSchema.optional(),
});
export type OtpProof = z.infer<typeof otpProofSchema>;

/** `erase` needs a password of `purpose: erase`; `rectify` needs a note. */
export const askedDataRequestSchema = otpProofSchema.extend({
  type: z.enum(DATA_REQUEST_TYPES),
  note: longTextSchema(1, 2000).optional(),
});
export type AskedDataRequest = z.infer<typeof askedDataRequestSchema>;

export const dataRequestSchema = z
  .object({
    id: z.uuid(),
    type: z.enum(DATA_REQUEST_TYPES),
    /** Requested correction of `rectify`, and the answer of the office; otherwise empty. */
    note: z.string(),
    answer: z.string(),
    created_at: isoDateTimeSchema,
    /** Null while pending. */
    done_at: isoDateTimeSchema.nullable(),
  })
  .meta({ id: 'DataRequest' });

export type DataRequest = z.infer<typeof dataRequestSchema>;
export const dataRequestListSchema = z.object({ entities: z.array(dataRequestSchema) });

/** Requests to be answered by the office. */
export const staffDataRequestSchema = z
  .object({
    id: z.uuid(),
    note: z.string(),
    name: z.string(),
    phone_number: z.string(),
    member_code: z.string(),
    created_at: isoDateTimeSchema,
  })
  .meta({ id: 'StaffDataRequest' });
export type StaffDataRequest = z.infer<typeof staffDataRequestSchema>;
export const staffDataRequestPageSchema = placedPageOf(staffDataRequestSchema);
export type StaffDataRequestPage = z.infer<typeof staffDataRequestPageSchema>;
export const staffDataRequestQuerySchema = localeQuerySchema.extend(
  placeByMomentSchema('[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}').shape,
);
export const dataRequestParamSchema = z.object({ id: z.uuid() });
export const dataRequestAnswerSchema = z.object({ answer: longTextSchema(1, 1000) });
