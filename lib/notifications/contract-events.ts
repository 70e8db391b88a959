import { z } from 'zod';
import { isoDateTimeSchema } from '../api/contract.ts';
import { SENDERS } from '../conversations/contract-values.ts';
import { notificationSchema } from './contract.ts';
import { ORDER_STATUSES, PAYMENT_STATUSES, PARCEL_EVENTS } from '../orders/contract-values.ts';

/** `data` of the events of `GET /me/events`, by event name. */
export const eventSchemas = {
  notification: notificationSchema,
  order: z.object({
    order_id: z.string(),
    status: z.enum(ORDER_STATUSES),
    at: isoDateTimeSchema,
  }),
  payment: z.object({
    payment_id: z.string(),
    order_id: z.string(),
    status: z.enum(PAYMENT_STATUSES),
  }),
  conversation: z.object({ conversation_id: z.number().int() }),
  /** Typing indicator; carries no text. */
  typing: z.object({ conversation_id: z.number().int(), from: z.enum(SENDERS) }),
  /** State or signals of a video call changed; carries no content. */
  video_call: z.object({ conversation_id: z.number().int(), video_call_id: z.number().int() }),
  /** For pharmacists: the queue or an assignment changed. */
  desk: z.object({}),
  parcel: z.object({
    order_id: z.string(),
    parcel_id: z.number().int(),
    state: z.enum(PARCEL_EVENTS),
    at: isoDateTimeSchema,
  }),
} as const;
