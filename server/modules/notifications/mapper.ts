import type { Locale } from '../../../lib/api/contract.ts';
import type { Notification } from '../../../lib/notifications/contract.ts';
import type { Notification as Row } from './ports.ts';
import { productImage } from '../../http/picture-urls.ts';

export function toNotification(row: Row, locale: Locale): Notification {
  return {
    id: row.id,
    type: row.type,
    title: row.title[locale],
    body: row.body[locale],
    url: row.url,
    image: row.product && productImage(row.product.id, row.product.pictureVersion),
    is_read: row.readAt !== null,
    created_at: row.createdAt.toISOString(),
  };
}
