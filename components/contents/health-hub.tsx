import { use, type ReactNode } from 'react';
import { Section } from '@/components/ui/section';
import type { ContentPage } from '@/lib/contents/contract';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import { pathTo } from '@/lib/pages/path-to';
import { ArticleCard } from './article-card';
import { ArticleGrid } from './article-grid';
import { shownArticle } from './shown-article';
import { TopicLinks } from './topic-links';

interface HealthHubProps {
  readonly locale: Locale;
  readonly contents: ContentPage;
  /** Link to a consultation, for questions that no article answers. */
  readonly pharmacist: ReactNode;
}

export function HealthHub({ locale, contents, pharmacist }: HealthHubProps) {
  const intl = use(getIntl(locale, 'contents'));
  const [newest, ...others] = contents.entities;
  const list = pathTo(locale, '/brandstory/HealthHub/ArticleList');
  const topics = intl.formatMessage({ id: 'contents.topics' });
  return (
    <>
      {newest && (
        <ArticleCard article={shownArticle(newest, locale)} level={2} shape="lead" eager />
      )}
      <Section title={topics}>
        <TopicLinks label={topics} topics={contents.topics} path={list} />
      </Section>
      <Section
        title={intl.formatMessage({ id: 'contents.more' })}
        href={list}
        linkLabel={intl.formatMessage({ id: 'contents.seeAll' })}
      >
        <ArticleGrid contents={others} locale={locale} level={3} />
      </Section>
      {pharmacist}
    </>
  );
}
