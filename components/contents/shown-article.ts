import type { Content } from '@/lib/contents/contract';
import { formatDay } from '@/lib/format/date';
import type { Locale } from '@/lib/i18n/locale';
import { contentPath } from '@/lib/pages/content-paths';

export interface ShownArticle {
  readonly id: number;
  /** Language included. */
  readonly href: string;
  readonly picture: string;
  readonly topic: string;
  readonly title: string;
  readonly excerpt: string;
  /** Publication time in ISO 8601, and its day as text. */
  readonly at: string;
  readonly day: string;
}

/** @param href defaults to the article's own page */
export function shownArticle(
  content: Content,
  locale: Locale,
  href = contentPath(locale, content),
): ShownArticle {
  const { id, topic, title, excerpt, image, published_at: at } = content;
  const picture = image.thumbnail_url;
  return { id, href, picture, topic, title, excerpt, at, day: formatDay(at, locale) };
}
