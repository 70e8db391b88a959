import { use } from 'react';
import { Section } from '@/components/ui/section';
import type { Content } from '@/lib/api/contract/content';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import { pathTo, type PlainPath } from '@/lib/pages/path-to';
import { ArticleGrid } from './article-grid';

interface ArticleStripProps {
  readonly locale: Locale;
  /** The newest, four at most. */
  readonly articles: readonly Content[];
  /** Where all of them are, without language. */
  readonly path?: PlainPath;
}

/** A row of articles on pages that are about something else. */
export function ArticleStrip({
  locale,
  articles,
  path = '/brandstory/HealthHub',
}: ArticleStripProps) {
  if (articles.length === 0) return null;
  const intl = use(getIntl(locale, 'articles'));
  return (
    <Section
      title={intl.formatMessage({ id: 'articles.stripTitle' })}
      href={pathTo(locale, path)}
      linkLabel={intl.formatMessage({ id: 'articles.seeAll' })}
    >
      <ArticleGrid contents={articles} locale={locale} level={3} shape="rail" />
    </Section>
  );
}
