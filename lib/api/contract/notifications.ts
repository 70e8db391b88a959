import { z } from 'zod';
import {
  idSchema,
  imageSchema,
  isoDateTimeSchema,
  localeQuerySchema,
  pageOf,
  pageQuerySchema,
} from './common.ts';

export const notificationSchema = z
  .object({
    id: z.number().int(),
    type: z.enum(['order', 'promotion', 'system']),
    title: z.string(),
    body: z.string(),
    /** A path of the shop without the language prefix; null where there is nothing to open. */
    url: z.string().nullable(),
    /** Of the product that it is about, in an order the first one; null where it is about none. */
    image: imageSchema.nullable(),
    is_read: z.boolean(),
    created_at: isoDateTimeSchema,
  })
  .meta({ id: 'Notification' });
export type Notification = z.infer<typeof notificationSchema>;

export const notificationQuerySchema = localeQuerySchema.extend({
  ...pageQuerySchema.shape,
  /** Only those that are older than this one: however many came meanwhile, none is shown twice. */
  before: idSchema.optional(),
});

export const notificationPageSchema = pageOf(notificationSchema)
  .extend({ total_unread: z.number().int() })
  .meta({ id: 'NotificationPage' });
export type NotificationPage = z.infer<typeof notificationPageSchema>;
