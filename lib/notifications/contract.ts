import { z } from 'zod';
import {
  idSchema,
  imageSchema,
  isoDateTimeSchema,
  localeQuerySchema,
  pageOf,
  pageQuerySchema,
} from '../api/contract.ts';

export const notificationSchema = z
  .object({
    id: z.number().int(),
    type: z.enum(['order', 'promotion', 'system']),
    title: z.string(),
    body: z.string(),
    /** Path of the shop without the language prefix; null without a target. */
    url: z.string().nullable(),
    /** Image of its product, for orders the first one; null without a product. */
    image: imageSchema.nullable(),
    is_read: z.boolean(),
    created_at: isoDateTimeSchema,
  })
  .meta({ id: 'Notification' });
export type Notification = z.infer<typeof notificationSchema>;

export const notificationQuerySchema = localeQuerySchema.extend({
  ...pageQuerySchema.shape,
  /** Only notifications older than this id, so new ones shift nothing. */
  before: idSchema.optional(),
});

export const notificationPageSchema = pageOf(notificationSchema)
  .extend({ total_unread: z.number().int() })
  .meta({ id: 'NotificationPage' });
export type NotificationPage = z.infer<typeof notificationPageSchema>;
