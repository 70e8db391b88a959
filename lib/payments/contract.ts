import { z } from 'zod';
import { bahtSchema, isoDateTimeSchema } from '../api/contract.ts';
import { PAYMENT_FAILURES, PAYMENT_STATUSES } from '../orders/contract-values.ts';
import { ONLINE_METHODS, PAYMENT_METHODS } from '../checkout/contract-values.ts';
import { ownPath } from '../pages/own-path.ts';

/** Return path within the shop; hosts and schemes are refused. */
const returnPath = z
  .string()
  .max(300)
  .regex(/^\//)
  .refine((value) => ownPath(value) !== undefined);

/** Online payment methods of the shop with the amounts each accepts; null means no known bound. */
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
  /** Return path of the shop after the provider's page. */
  return_url: returnPath,
});
export type StartPayment = z.infer<typeof startPaymentSchema>;

/** Next step of the browser. Card numbers are entered on the provider's own pages only. */
export const nextActionSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('none') }),
  z.object({
    type: z.literal('redirect'),
    url: z.url(),
    /** Expiry of the provider's page; restarting the payment opens a new one. */
    expires_at: isoDateTimeSchema.optional(),
  }),
  z.object({
    type: z.literal('form_post'),
    url: z.url(),
    fields: z.record(z.string(), z.string()),
  }),
  z.object({
    type: z.literal('qr'),
    /** EMVCo payload of the QR code. */
    payload: z.string(),
    expires_at: isoDateTimeSchema,
    /** Simulated bank page; sandbox only. */
    demo_url: z.url().nullable(),
  }),
  z.object({
    type: z.literal('qr_picture'),
    /** Path of the QR picture, protected by the payment's unguessable id. */
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
    retryable: z.boolean(),
    created_at: isoDateTimeSchema,
    expires_at: isoDateTimeSchema,
    /** Server time, for countdowns. */
    now: isoDateTimeSchema,
  })
  .meta({ id: 'Payment' });
export type Payment = z.infer<typeof paymentSchema>;
export const paymentIdParamSchema = z.object({ id: z.string().regex(/^[A-Za-z0-9_-]{8,64}$/) });
export const providerParamSchema = z.object({ provider: z.enum(['sandbox', 'kbank', 'omise']) });
export const webhookAnswerSchema = z.object({ received: z.literal(true) });
