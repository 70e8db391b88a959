import { use } from 'react';
import { Section } from '@/components/ui/section';
import type { Content } from '@/lib/contents/contract';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import { pathTo, type PlainPath } from '@/lib/pages/path-to';
import { ArticleGrid } from './article-grid';

interface ArticleStripProps {
  readonly locale: Locale;
  /** Newest first, at most four. */
  readonly articles: readonly Content[];
  /** Path of the full list, without language. */
  readonly path?: PlainPath;
}

export function ArticleStrip({
  locale,
  articles,
  path = '/brandstory/HealthHub',
}: ArticleStripProps) {
  if (articles.length === 0) return null;
  const intl = use(getIntl(locale, 'contents'));
  return (
    <Section
      title={intl.formatMessage({ id: 'contents.stripTitle' })}
      href={pathTo(locale, path)}
      linkLabel={intl.formatMessage({ id: 'contents.seeAll' })}
    >
      <ArticleGrid contents={articles} locale={locale} level={3} shape="rail" />
    </Section>
  );
}
