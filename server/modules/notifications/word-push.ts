import { z } from 'zod';
import { NOTICE_TOPICS } from '../../../lib/api/contract/member-values.ts';
import { brand } from '../../../lib/brand.ts';
import { inBoth } from './texts.ts';

/** What the outbox keeps of a push message. */
const keptSchema = z.object({
  locale: z.enum(['en', 'th']),
  topic: z.enum(NOTICE_TOPICS),
  /** Without names and numbers; null where only "something" may be said. */
  title: z.string().nullable(),
  /** Without the language. */
  path: z.string(),
});

/** What the device shows. */
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
  // Not even that it is about health.
  health: 'notices.push.reminders',
} as const;

/** Passes through others' hands and lies on locked screens: it names no product, no order and no person. */
export function wordPush(body: string): PushWords {
  const { locale, topic, title, path } = keptSchema.parse(JSON.parse(body));
  return {
    title: locale === 'th' ? brand.nameTh : brand.name,
    body: title ?? inBoth(TEXTS[topic], {})[locale],
    url: `${locale === 'th' ? '/th' : ''}${path}`,
  };
}
