import { use } from 'react';
import { Pagination } from '@/components/ui/pagination';
import type { Content, ContentPage } from '@/lib/contents/contract';
import { CONTENTS_PER_PAGE, type ContentListState } from '@/lib/contents/list-query';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import { contentListHref } from '@/lib/pages/content-paths';
import { pageCount } from '@/lib/pages/search-params';
import { JsonLd } from '@/lib/seo/json-ld';
import { contentList } from '@/lib/seo/article-data';
import { ArticleGrid } from './article-grid';
import styles from './article-listing.module.scss';
import { TopicLinks } from './topic-links';

interface ArticleListingProps {
  readonly locale: Locale;
  /** Path of the list, language included. */
  readonly path: string;
  readonly state: ContentListState;
  readonly contents: ContentPage;
  readonly narrows?: boolean;
  /** Link of each article, language included. Defaults to its own page. */
  readonly hrefOf?: (content: Content) => string;
}

export function ArticleListing(props: ArticleListingProps) {
  const { locale, path, state, contents, narrows = true, hrefOf } = props;
  const intl = use(getIntl(locale, 'contents'));
  const { page, topic } = state;
  const { entities, topics, total } = contents;
  return (
    <div className={styles.listing}>
      {topic === undefined && (
        <JsonLd data={contentList(locale, entities, (page - 1) * CONTENTS_PER_PAGE + 1)} />
      )}
      {narrows && (
        <TopicLinks
          label={intl.formatMessage({ id: 'contents.topics' })}
          topics={topics}
          path={path}
          current={topic}
          allLabel={intl.formatMessage({ id: 'contents.allTopics' })}
        />
      )}
      <ArticleGrid contents={entities} locale={locale} level={2} eager={3} hrefOf={hrefOf} />
      <Pagination
        label={intl.formatMessage({ id: 'contents.pages' })}
        page={page}
        pages={pageCount(total, CONTENTS_PER_PAGE)}
        href={(number) => contentListHref(path, number, topic)}
        previousLabel={intl.formatMessage({ id: 'contents.pagePrevious' })}
        nextLabel={intl.formatMessage({ id: 'contents.pageNext' })}
      />
    </div>
  );
}
