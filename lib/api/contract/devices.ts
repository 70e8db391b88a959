import { z } from 'zod';
import { isoDateTimeSchema } from './common.ts';

export const DEVICE_KINDS = ['computer', 'phone', 'tablet'] as const;

/** A browser that is signed in (`docs/product/account.md`, "Devices"). */
export const deviceSchema = z
  .object({
    id: z.uuid(),
    kind: z.enum(DEVICE_KINDS),
    /** As its maker spells it; null where the browser did not say. */
    browser: z.string().nullable(),
    system: z.string().nullable(),
    /** The one that asks. */
    current: z.boolean(),
    signed_in_at: isoDateTimeSchema,
    /** To the hour: when it last renewed its access. */
    last_used_at: isoDateTimeSchema,
  })
  .meta({ id: 'Device' });
export type Device = z.infer<typeof deviceSchema>;

export const deviceListSchema = z.object({ entities: z.array(deviceSchema) });
export type DeviceList = z.infer<typeof deviceListSchema>;

export const deviceParamSchema = z.object({ id: z.uuid() });
