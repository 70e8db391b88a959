import { z } from 'zod';
import { isoDateTimeSchema, textSchema } from './common.ts';
import { otpCodeSchema } from './identity.ts';
import { DATA_REQUEST_TYPES } from './member-values.ts';

/** What the shop keeps about a member, part by part (`docs/product/account.md`, "Privacy"). */
export const memberExportSchema = z
  .object({ exported_at: isoDateTimeSchema, data: z.record(z.string(), z.unknown()) })
  .meta({ id: 'MemberExport' });

/** `erase` needs a password for `purpose: erase`, `rectify` says what is wrong. */
export const askedDataRequestSchema = z.object({
  type: z.enum(DATA_REQUEST_TYPES),
  note: textSchema(1, 2000).optional(),
  otp_id: z.uuid().optional(),
  code: otpCodeSchema.optional(),
});
export type AskedDataRequest = z.infer<typeof askedDataRequestSchema>;

export const dataRequestSchema = z
  .object({
    id: z.uuid(),
    type: z.enum(DATA_REQUEST_TYPES),
    created_at: isoDateTimeSchema,
    /** Null while the office works on it. */
    done_at: isoDateTimeSchema.nullable(),
  })
  .meta({ id: 'DataRequest' });

export const dataRequestListSchema = z.object({ entities: z.array(dataRequestSchema) });
