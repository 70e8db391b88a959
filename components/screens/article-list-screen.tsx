import { use } from 'react';
import { ArticleListing } from '@/components/contents/article-listing';
import { PlainHead } from '@/components/contents/plain-head';
import { PharmacistCard } from '@/components/conversations/pharmacy/pharmacist-card';
import type { ContentPage } from '@/lib/contents/contract';
import type { ContentListState } from '@/lib/contents/list-query';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import { pathTo } from '@/lib/pages/path-to';
import type { CrumbTrail } from '@/lib/seo/crumbs';
import { PageHead } from './page-head';

interface ArticleListScreenProps {
  readonly locale: Locale;
  readonly trail: CrumbTrail;
  readonly title: string;
  readonly intro: string;
  /** Path of the list, with the language. */
  readonly path: string;
  readonly state: ContentListState;
  readonly contents: ContentPage;
}

/** A page of articles or news. */
export function ArticleListScreen(props: ArticleListScreenProps) {
  const { locale, trail, title, intro, path, state, contents } = props;
  return (
    <>
      <PageHead locale={locale} trail={trail} title={title} intro={intro} />
      <ArticleListing locale={locale} path={path} state={state} contents={contents} />
    </>
  );
}

/** A page of the pharmacy's articles, with whom to ask. */
export function PharmacyArticlesScreen(props: Omit<ArticleListScreenProps, 'path'>) {
  const { locale, trail, title, intro, state, contents } = props;
  return (
    <>
      <PageHead locale={locale} trail={trail} title={title} intro={intro} />
      <ArticleListing
        locale={locale}
        path={pathTo(locale, '/pharmacy/content')}
        state={state}
        contents={contents}
        hrefOf={({ id }) => pathTo(locale, '/pharmacy/content/:article', { article: id })}
      />
      <PharmacistCard locale={locale} />
    </>
  );
}

/** The articles as the mobile app shows them. */
export function AppArticlesScreen(props: Omit<ArticleListScreenProps, 'path' | 'trail' | 'intro'>) {
  const { locale, title, state, contents } = props;
  const intl = use(getIntl(locale, 'contents'));
  return (
    <>
      <PlainHead title={title} intro={intl.formatMessage({ id: 'contents.hubIntro' })} />
      <ArticleListing
        locale={locale}
        path={pathTo(locale, '/mobile-article')}
        state={state}
        contents={contents}
        hrefOf={({ id }) => pathTo(locale, '/mobile-article/:article', { article: id })}
      />
    </>
  );
}
