import { z } from 'zod';
import { isoDateTimeSchema, seenSchema, textSchema, versionSchema } from '../api/contract.ts';

const binarySchema = (max: number) =>
  z
    .string()
    .regex(/^[\w-]+$/)
    .min(1)
    .max(max)
    .describe('base64url');

const transportsSchema = z.array(z.string().regex(/^[a-z-]{1,20}$/)).max(10);

const credentialSchema = z.object({
  type: z.literal('public-key'),
  id: z.string(),
  transports: z.array(z.string()),
});

/** Options of `navigator.credentials.create()`, as JSON of the W3C. */
export const passkeyCreationSchema = z
  .object({
    challenge: z.string(),
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number().int() })),
    timeout: z.number().int(),
    attestation: z.literal('none'),
    authenticatorSelection: z.object({
      residentKey: z.literal('preferred'),
      userVerification: z.literal('required'),
    }),
    excludeCredentials: z.array(credentialSchema),
  })
  .meta({ id: 'PasskeyCreation' });
export type PasskeyCreation = z.infer<typeof passkeyCreationSchema>;

/** Options of `navigator.credentials.get()`, as JSON of the W3C. */
export const passkeyRequestSchema = z
  .object({
    challenge: z.string(),
    rpId: z.string(),
    timeout: z.number().int(),
    userVerification: z.literal('required'),
    allowCredentials: z.array(credentialSchema),
  })
  .meta({ id: 'PasskeyRequest' });
export type PasskeyRequest = z.infer<typeof passkeyRequestSchema>;

const passkeyNameSchema = textSchema(1, 60);

/** Answer of the browser to the creation options, with the name that the person knows the passkey by. */
export const newPasskeySchema = z.object({
  name: passkeyNameSchema,
  credential_id: binarySchema(1400),
  client_data: binarySchema(4000),
  attestation_object: binarySchema(16_000),
  transports: transportsSchema,
});
export type NewPasskey = z.infer<typeof newPasskeySchema>;

/** Answer of the browser to the request options. */
export const passkeyProofSchema = z.object({
  credential_id: binarySchema(1400),
  client_data: binarySchema(4000),
  authenticator_data: binarySchema(4000),
  signature: binarySchema(8000),
});
export type PasskeyProof = z.infer<typeof passkeyProofSchema>;

/** A passkey as its owner, and people who manage the team, read about it. */
export const knownPasskeySchema = z.object({
  name: z.string(),
  /** Whether it is kept in an account of its provider, so that it outlasts the device. */
  backed_up: z.boolean(),
  created_at: isoDateTimeSchema,
  last_used_at: isoDateTimeSchema.nullable(),
});
export type KnownPasskey = z.infer<typeof knownPasskeySchema>;

export const passkeySchema = knownPasskeySchema
  .extend({ id: z.uuid(), version: versionSchema })
  .meta({ id: 'Passkey' });
export type Passkey = z.infer<typeof passkeySchema>;

export const passkeyListSchema = z.object({ entities: z.array(passkeySchema) });
export const passkeyParamSchema = z.object({ id: z.uuid() });
export const passkeyChangeSchema = seenSchema.extend({ name: passkeyNameSchema });
