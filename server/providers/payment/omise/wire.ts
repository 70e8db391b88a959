import { z } from 'zod';

/** What Omise says, as far as the shop reads it: docs.omise.co, "Charge API", "Refund API", "Events API". */

const scannable = z.object({
  image: z.object({ download_uri: z.url() }),
  /** The text of the code, where Omise hands it out. */
  raw_data: z.unknown().optional(),
});

export const chargeSchema = z.object({
  object: z.literal('charge'),
  id: z.string().min(1),
  amount: z.int(),
  currency: z.string(),
  status: z.enum(['pending', 'successful', 'failed', 'expired', 'reversed']),
  authorize_uri: z.url().nullish(),
  failure_code: z.string().nullish(),
  refunded_amount: z.int().nullish(),
  metadata: z.record(z.string(), z.unknown()).nullish(),
  source: z.object({ scannable_code: scannable.nullish() }).nullish(),
});
export type OmiseCharge = z.infer<typeof chargeSchema>;

export const searchSchema = z.object({ data: z.array(chargeSchema) });

export const refundSchema = z.object({
  object: z.literal('refund'),
  status: z.enum(['closed', 'pending']).nullish(),
});

export const eventSchema = z.object({
  object: z.literal('event'),
  key: z.string(),
  data: z.object({ object: z.string(), id: z.string(), charge: z.string().nullish() }),
});
export type OmiseEvent = z.infer<typeof eventSchema>;
