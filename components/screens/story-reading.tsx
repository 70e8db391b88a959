import { use } from 'react';
import { ArticleCard } from '@/components/contents/article-card';
import { ArticleGrid } from '@/components/contents/article-grid';
import { shownArticle } from '@/components/contents/shown-article';
import { Section } from '@/components/ui/section';
import type { Content } from '@/lib/contents/contract';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';

interface StoryReadingProps {
  readonly locale: Locale;
  /** A row at most. */
  readonly articles: readonly Content[];
  /** Where all of them are, language included. */
  readonly href?: string;
}

/** Articles about the products of a brand; a single one is shown large. */
export function StoryReading({ locale, articles, href }: StoryReadingProps) {
  const intl = use(getIntl(locale, 'contents-stories'));
  const [first, ...others] = articles;
  if (!first) return null;
  return (
    <Section
      title={intl.formatMessage({ id: 'contents-stories.reading' })}
      {...(href === undefined
        ? {}
        : { href, linkLabel: intl.formatMessage({ id: 'contents-stories.seeArticles' }) })}
    >
      {others.length === 0 ? (
        <ArticleCard article={shownArticle(first, locale)} level={3} shape="lead" />
      ) : (
        <ArticleGrid contents={articles} locale={locale} level={3} />
      )}
    </Section>
  );
}
