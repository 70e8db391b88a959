import { z } from 'zod';
import { PAYMENT_FAILURES } from '../../lib/orders/contract-values.ts';

/** Messages between shop and sandbox bank; amounts are satang. */

export const chargeRequestSchema = z.object({
  payment_id: z.string().min(1).max(64),
  order_id: z.string().min(1).max(64),
  method: z.enum(['kbank_card', 'truemoney', 'qr']),
  amount: z.int().positive(),
  currency: z.literal('THB'),
  locale: z.enum(['en', 'th']),
  return_url: z.url({ protocol: /^https?$/ }),
  webhook_url: z.url({ protocol: /^https?$/ }),
  expires_at: z.iso.datetime(),
});
export type ChargeOrder = z.infer<typeof chargeRequestSchema>;

export const bankEventSchema = z.object({
  id: z.string(),
  type: z.enum([
    'charge.succeeded',
    'charge.failed',
    'charge.cancelled',
    'charge.expired',
    'charge.refunded',
  ]),
  created_at: z.iso.datetime(),
  charge: z.object({
    id: z.string(),
    payment_id: z.string(),
    amount: z.int(),
    currency: z.string(),
    failure: z.enum(PAYMENT_FAILURES).nullable(),
    /** Refund: `amount` is the total refunded so far, `unasked` the part the shop did not request. */
    refunded: z.int().optional(),
    unasked: z.int().optional(),
  }),
});
export type BankEvent = z.infer<typeof bankEventSchema>;

export const CHARGE_STATUSES = [
  'open',
  'challenge',
  'succeeded',
  'failed',
  'cancelled',
  'expired',
  'refunded',
] as const;
export type ChargeStatus = (typeof CHARGE_STATUSES)[number];

export const chargeSchema = chargeRequestSchema.extend({
  id: z.string(),
  status: z.enum(CHARGE_STATUSES),
  /** Null for payments made before the bank opened, which get no callback. */
  webhook_url: chargeRequestSchema.shape.webhook_url.nullable(),
  created_at: z.iso.datetime(),
  /** EMVCo text of a QR code. */
  qr_payload: z.string().nullable(),
  /** Last four digits; the rest is never stored. */
  card: z.string().nullable(),
  challenge: z.enum(['password', 'refuse']).nullable(),
  wrong_passwords: z.int(),
  events: z.array(bankEventSchema),
});
export type BankCharge = z.infer<typeof chargeSchema>;

/** Limited to the fields that the shop needs. */
export const chargeAnswerSchema = chargeSchema
  .pick({ id: true, payment_id: true, status: true, qr_payload: true, events: true })
  .extend({ page_url: z.url() });
export type ChargeAnswer = z.infer<typeof chargeAnswerSchema>;

export const cancellationSchema = z.object({ payment_id: z.string() });
export const refundSchema = z.object({
  payment_id: z.string(),
  amount: z.int().positive(),
  /** Payment amount according to the shop; used only for seeded payments. */
  paid: z.int().positive(),
  /** Refund made by bank staff: repeatable, and not requested by the shop. */
  unasked: z.boolean().default(false),
});

export const switchesSchema = z.object({
  decline: z.boolean(),
  /** Accepts requests but answers too late. */
  timeout: z.boolean(),
  /** Delay of callbacks in seconds. */
  late_seconds: z.int().min(0).max(86_400),
  duplicate: z.boolean(),
  /** Sends each callback after its successor. */
  reorder: z.boolean(),
  /** Signs with a wrong key. */
  forge: z.boolean(),
  silent: z.boolean(),
  /** Takes one baht less than requested. */
  short: z.boolean(),
  no_refunds: z.boolean(),
});
export type Switches = z.infer<typeof switchesSchema>;

export const OFF: Switches = {
  decline: false,
  timeout: false,
  late_seconds: 0,
  duplicate: false,
  reorder: false,
  forge: false,
  silent: false,
  short: false,
  no_refunds: false,
};

export const callbackSchema = z.object({
  event: bankEventSchema,
  url: z.url(),
  attempts: z.int(),
  /** Milliseconds of the machine's clock, which cannot be moved. */
  due_at: z.number(),
  /** Held back by `reorder`, until another event releases it. */
  held: z.boolean(),
  /** The event that must be delivered before this one. */
  after: z.string().nullable(),
});
export type Callback = z.infer<typeof callbackSchema>;

export const bankStateSchema = z.object({
  charges: z.array(chargeSchema),
  callbacks: z.array(callbackSchema),
  /** Stored states from before a switch existed have it off. */
  switches: switchesSchema.partial().transform((kept) => switchesSchema.parse({ ...OFF, ...kept })),
});
export type BankState = z.infer<typeof bankStateSchema>;
