import { z } from 'zod';
import { bahtSchema, isoDateTimeSchema } from './common.ts';
import {
  ONLINE_METHODS,
  PAYMENT_FAILURES,
  PAYMENT_METHODS,
  PAYMENT_STATUSES,
} from './order-values.ts';
import { ownPath } from './own-path.ts';

/** A path of our own shop to come back to; hosts and schemes are refused. */
const returnPath = z
  .string()
  .max(300)
  .regex(/^\//)
  .refine((value) => ownPath(value) !== undefined);

/** Ways to pay online that this shop has, and the amounts each of them takes; null where no bound is known. */
export const paymentMethodsSchema = z
  .object({
    entities: z.array(
      z.object({
        method: z.enum(ONLINE_METHODS),
        min: bahtSchema.nullable(),
        max: bahtSchema.nullable(),
      }),
    ),
  })
  .meta({ id: 'PaymentMethods' });
export type PaymentMethods = z.infer<typeof paymentMethodsSchema>;

export const startPaymentSchema = z.object({
  method: z.enum(PAYMENT_METHODS),
  /** Where the provider sends the shopper back to, as a path of the shop. */
  return_url: returnPath,
});
export type StartPayment = z.infer<typeof startPaymentSchema>;

/** What the browser does next. Card numbers are typed on the provider's own pages only. */
export const nextActionSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('none') }),
  z.object({
    type: z.literal('redirect'),
    url: z.url(),
    /** When the page stops working; starting again then leads to a new one. */
    expires_at: isoDateTimeSchema.optional(),
  }),
  z.object({
    type: z.literal('form_post'),
    url: z.url(),
    fields: z.record(z.string(), z.string()),
  }),
  z.object({
    type: z.literal('qr'),
    /** EMVCo text for the picture. */
    payload: z.string(),
    expires_at: isoDateTimeSchema,
    /** A page that plays the shopper's bank, of the sandbox alone. */
    demo_url: z.url().nullable(),
  }),
  z.object({
    type: z.literal('qr_picture'),
    /** Path of the picture, which the payment's unguessable id protects. */
    picture: z.string().startsWith('/'),
    expires_at: isoDateTimeSchema,
  }),
]);
export type NextAction = z.infer<typeof nextActionSchema>;

export const paymentSchema = z
  .object({
    payment_id: z.string(),
    order_id: z.string(),
    method: z.enum(PAYMENT_METHODS),
    status: z.enum(PAYMENT_STATUSES),
    amount: bahtSchema,
    next_action: nextActionSchema,
    failure_code: z.enum(PAYMENT_FAILURES).nullable(),
    /** Whether the order may be paid again. */
    retryable: z.boolean(),
    created_at: isoDateTimeSchema,
    expires_at: isoDateTimeSchema,
    /** The service's clock, for countdowns. */
    now: isoDateTimeSchema,
  })
  .meta({ id: 'Payment' });
export type Payment = z.infer<typeof paymentSchema>;
export const paymentIdParamSchema = z.object({ id: z.string().regex(/^[A-Za-z0-9_-]{8,64}$/) });
export const providerParamSchema = z.object({ provider: z.enum(['sandbox', 'kbank', 'omise']) });
export const webhookAnswerSchema = z.object({ received: z.literal(true) });
