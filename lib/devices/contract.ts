import { z } from 'zod';
import { isoDateTimeSchema } from '../api/contract.ts';

export const DEVICE_KINDS = ['computer', 'phone', 'tablet'] as const;

/** A signed-in browser (`docs/product/account.md`, "Devices"). */
export const deviceSchema = z
  .object({
    id: z.uuid(),
    kind: z.enum(DEVICE_KINDS),
    /** Browser name in the vendor's spelling; null when unknown. */
    browser: z.string().nullable(),
    system: z.string().nullable(),
    /** Whether it is the requesting device. */
    current: z.boolean(),
    signed_in_at: isoDateTimeSchema,
    /** Last token renewal, rounded to the hour. */
    last_used_at: isoDateTimeSchema,
  })
  .meta({ id: 'Device' });
export type Device = z.infer<typeof deviceSchema>;

export const deviceListSchema = z.object({ entities: z.array(deviceSchema) });
export type DeviceList = z.infer<typeof deviceListSchema>;

export const deviceParamSchema = z.object({ id: z.uuid() });
