import { z } from 'zod';

/**
 * Omise responses, as far as used: docs.omise.co, "Charge API", "Refund API", "Events API". Statuses are strings, so
 * that a new one does not invalidate the rest of a charge.
 */

const scannable = z.object({
  image: z.object({ download_uri: z.url() }),
  /** Payload of the code, if returned. */
  raw_data: z.unknown().optional(),
});

export const chargeSchema = z.object({
  object: z.literal('charge'),
  id: z.string().min(1),
  amount: z.int(),
  currency: z.string(),
  status: z.string(),
  authorize_uri: z.url().nullish(),
  failure_code: z.string().nullish(),
  refunded_amount: z.int().nullish(),
  metadata: z.record(z.string(), z.unknown()).nullish(),
  source: z.object({ scannable_code: scannable.nullish() }).nullish(),
  created_at: z.iso.datetime().nullish(),
  expires_at: z.iso.datetime().nullish(),
});
export type OmiseCharge = z.infer<typeof chargeSchema>;

export const searchSchema = z.object({ data: z.array(chargeSchema) });

export const refundSchema = z.object({
  object: z.literal('refund'),
  amount: z.int(),
  status: z.string().nullish(),
  metadata: z.record(z.string(), z.unknown()).nullish(),
});
export type OmiseRefund = z.infer<typeof refundSchema>;

export const refundListSchema = z.object({ data: z.array(refundSchema) });

export const eventSchema = z.object({
  object: z.literal('event'),
  key: z.string(),
  data: z.object({ object: z.string(), id: z.string(), charge: z.string().nullish() }),
});
export type OmiseEvent = z.infer<typeof eventSchema>;
