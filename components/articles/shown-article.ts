import type { Content } from '@/lib/api/contract/content';
import { formatDay } from '@/lib/format/date';
import type { Locale } from '@/lib/i18n/locale';
import { contentPath } from '@/lib/pages/content-paths';

/** What a card shows; a page sends it to the browser once for each. */
export interface ShownArticle {
  readonly id: number;
  /** Language included. */
  readonly href: string;
  readonly picture: string;
  readonly topic: string;
  readonly title: string;
  readonly excerpt: string;
  /** When it was published: ISO 8601, and the day in words. */
  readonly at: string;
  readonly day: string;
}

/** @param href its own page when left out */
export function shownArticle(
  content: Content,
  locale: Locale,
  href = contentPath(locale, content),
): ShownArticle {
  const { id, topic, title, excerpt, image, published_at: at } = content;
  const picture = image.thumbnail_url;
  return { id, href, picture, topic, title, excerpt, at, day: formatDay(at, locale) };
}
