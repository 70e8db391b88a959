import { z } from 'zod';
import { numeric } from '../../../../../lib/api/contract.ts';

/**
 * K-Payment gateway responses, as far as used: "Merchant Integration Guideline", section "Charge API", attributes of
 * the charge object. Missing values are empty strings.
 */
const optionalText = z
  .string()
  .nullish()
  .transform((value) => (value === '' ? undefined : (value ?? undefined)));

/** Amounts are baht; callbacks sometimes send strings. */
const amount = numeric(z.number().nonnegative());

/** Refunded amount, if given. The contents of `refund_info` are undocumented. */
const refundedAmount = numeric(z.number().positive()).optional().catch(undefined);

export const chargeSchema = z.object({
  id: z.string().min(1),
  amount,
  currency: z.string(),
  status: z.string(),
  transaction_state: z.string(),
  reference_order: optionalText,
  order_id: optionalText,
  redirect_url: optionalText,
  failure_code: optionalText,
  refund_amount: refundedAmount,
});
export type KbankCharge = z.infer<typeof chargeSchema>;

const lifeSeconds = numeric(z.number().positive()).optional().catch(undefined);

export const qrOrderSchema = z.object({
  id: z.string().min(1),
  expire_time_seconds: lifeSeconds,
});

/** A drawn code: the image of an order. */
export const qrCodeSchema = z.object({
  id: z.string().min(1),
  image_with_base64: z.string().min(1),
  expire_time_seconds: lifeSeconds,
});

export const callbackSchema = chargeSchema.extend({
  checksum: z.string(),
  source: z.object({ object: optionalText }).nullish(),
});
export type KbankCallback = z.infer<typeof callbackSchema>;
