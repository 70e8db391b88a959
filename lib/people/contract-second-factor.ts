import { z } from 'zod';
import { textSchema, versionSchema } from '../api/contract.ts';

/** State of the caller's second factor. */
export const secondFactorSchema = z
  .object({
    /** False in a demo, where the office opens without one. */
    required: z.boolean(),
    totp: z.boolean(),
    /** Number of passkeys. */
    passkeys: z.number().int(),
    /** The only address whose pages can use passkeys; null where the shop has none that can. */
    passkey_origin: z.string().nullable(),
    /** Unused recovery codes. */
    recovery_codes: z.number().int(),
    /** Whether this sign-in has shown it. */
    shown: z.boolean(),
    /** Covers the app and the recovery codes. */
    version: versionSchema,
  })
  .meta({ id: 'SecondFactor' });
export type SecondFactor = z.infer<typeof secondFactorSchema>;

/** Secret of a new authenticator app, valid once its first code is confirmed. */
export const newTotpSchema = z
  .object({ secret: z.string(), uri: z.string() })
  .meta({ id: 'NewTotp' });
export type NewTotp = z.infer<typeof newTotpSchema>;

/** Six digits of the app, or a recovery code. */
export const factorCodeSchema = z.object({ code: textSchema(6, 20) });

/** Shown once; empty where the person has codes already. */
export const recoveryCodesSchema = z
  .object({ recovery_codes: z.array(z.string()) })
  .meta({ id: 'RecoveryCodes' });
export type RecoveryCodes = z.infer<typeof recoveryCodesSchema>;
