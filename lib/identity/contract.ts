import { z } from 'zod';
import { ID_KINDS, OTP_PURPOSES, OTP_LENGTH, OTP_TTL_SECONDS } from './contract-values.ts';
import {
  botTokenSchema,
  codeSchema,
  digitsSchema,
  isoDateTimeSchema,
  phoneSchema,
} from '../api/contract.ts';

import { SIGNED_IN_COOKIE } from '../api/contract-values.ts';

export { OTP_LENGTH, OTP_TTL_SECONDS, SIGNED_IN_COOKIE };

/** Identity document of the registration; only the last digits leave the service. */
export const idDocumentSchema = z.object({
  kind: z.enum(ID_KINDS),
  masked: z.string(),
  /** Passports only. */
  expires_on: z.iso.date().nullable(),
});

export const userSchema = z
  .object({
    id: z.number().int(),
    email: z.string(),
    title: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    role: z.enum(['member', 'staff', 'pharmacist']),
    user_type: z.enum(['customer', 'staff']),
    phone_number: z.string(),
    member_code: z.string(),
    total_coins: z.number().int(),
    expiring_coins: z.number().int(),
    profile_image: z.string().nullable(),
    birthdate: z.iso.date().nullable(),
    gender: z.enum(['female', 'male', 'other']).nullable(),
    /** Whether the phone number has a registration; shopping does not need one. */
    registered: z.boolean(),
    id_document: idDocumentSchema.nullable(),
  })
  .meta({ id: 'User' });
export type User = z.infer<typeof userSchema>;

export const otpRequestSchema = z.object({
  phone_number: phoneSchema,
  purpose: z.enum(OTP_PURPOSES).default('login'),
  recaptcha_token: botTokenSchema,
});

export const otpChallengeSchema = z
  .object({
    id: z.uuid(),
    ref_code: z.string(),
    expires_at: isoDateTimeSchema,
    resend_after: isoDateTimeSchema,
    /** No SMS was sent: the call center tells the code to callers who give `ref_code`. */
    by_call: z.boolean(),
    /** Server time, for countdowns. */
    now: isoDateTimeSchema,
  })
  .meta({ id: 'OtpChallenge' });
export type OtpChallenge = z.infer<typeof otpChallengeSchema>;

/** Look-up of a caller's challenge by the office. */
export const callCodeRequestSchema = z.object({
  phone_number: phoneSchema,
  ref_code: codeSchema(1, 20).regex(/^[A-Z0-9]{4}$/),
});
export const callCodeSchema = z
  .object({ code: z.string(), expires_at: isoDateTimeSchema })
  .meta({ id: 'CallCode' });
export type CallCode = z.infer<typeof callCodeSchema>;

export const otpParamSchema = z.object({ id: z.uuid() });

export const otpCodeSchema = digitsSchema(OTP_LENGTH);

export const otpLoginSchema = z.object({
  code: otpCodeSchema,
  phone_number: phoneSchema,
});

export const bypassLoginSchema = z.object({ phone_number: phoneSchema });

export const loginAnswerSchema = z
  .object({ access_token: z.string(), user: userSchema })
  .meta({ id: 'Login' });
export type LoginAnswer = z.infer<typeof loginAnswerSchema>;

/** Token of a device at the push provider. */
export const pushTokenSchema = z.object({
  token: z
    .string()
    .trim()
    .max(2048)
    .regex(/^[!-~]+$/),
});

export const tokenAnswerSchema = z.object({ access_token: z.string() }).meta({ id: 'Token' });
