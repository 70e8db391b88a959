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
  orders: 'notices.push.orders',
  delivery: 'notices.push.orders',
  promotions: 'notices.push.promotions',
  reminders: 'notices.push.reminders',
  // Does not even mention health.
  health: 'notices.push.reminders',
  follow_ups: 'notices.push.reminders',
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
