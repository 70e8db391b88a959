import { z } from 'zod';
import { NOTICE_TOPICS } from '../../../lib/notifications/contract-values.ts';
import { brand } from '../../../lib/brand.ts';
import { inBoth } from './texts.ts';

/** Push message as stored in the outbox. */
const keptSchema = z.object({
  locale: z.enum(['en', 'th']),
  topic: z.enum(NOTICE_TOPICS),
  /** Free of names and numbers; null if the title must not be shown. */
  title: z.string().nullable(),
  /** Path without the language. */
  path: z.string(),
});

export interface PushWords {
  readonly title: string;
  readonly body: string;
  readonly url: string;
}

const TEXTS = {
  orders: 'notifications-notices.push.orders',
  delivery: 'notifications-notices.push.orders',
  promotions: 'notifications-notices.push.promotions',
  reminders: 'notifications-notices.push.reminders',
  // Does not even mention health.
  health: 'notifications-notices.push.reminders',
  follow_ups: 'notifications-notices.push.reminders',
  refills: 'notifications-notices.push.reminders',
} as const;

/** Push texts pass through third parties and appear on lock screens, so they name no product, order or person. */
export function wordPush(body: string): PushWords {
  const { locale, topic, title, path } = keptSchema.parse(JSON.parse(body));
  return {
    title: locale === 'th' ? brand.nameTh : brand.name,
    body: title ?? inBoth(TEXTS[topic], {})[locale],
    url: `${locale === 'th' ? '/th' : ''}${path}`,
  };
}
