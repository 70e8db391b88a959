import type { Metadata } from 'next';
import type { ContentDetail } from '@/lib/contents/contract';
import type { ContentListState } from '@/lib/contents/list-query';
import type { Locale } from '@/lib/i18n/locale';
import { pageMetadata } from '@/lib/seo/metadata';
import { ogImage, pageCard } from '@/lib/seo/og';
import { perLocale } from '@/lib/seo/urls';
import type { Texts } from '@/lib/i18n/texts';
import { contentListHref, contentPath, contentsPath } from '@/lib/pages/content-paths';

interface ListSeo {
  readonly locale: Locale;
  readonly intl: Texts<'contents'>;
  readonly page: 'allNews' | 'articles' | 'mobileArticles';
  readonly state: ContentListState;
  readonly title: string;
  readonly description: string;
}

/** Each page of a list is canonical; lists filtered by topic are not indexed. */
export function contentListMetadata({ locale, intl, page, state, ...seo }: ListSeo): Metadata {
  const { page: number, topic } = state;
  const type = page === 'allNews' ? 'news' : 'article';
  return pageMetadata({
    locale,
    page,
    paths: perLocale((one) => contentListHref(contentsPath(one, type), number, topic)),
    title:
      number === 1
        ? seo.title
        : intl.formatMessage({ id: 'contents.pageTitle' }, { title: seo.title, page: number }),
    description: seo.description,
    image: pageCard(locale, page, seo.title),
    index: topic === undefined,
  });
}

/** @param page route that shows it; the canonical address is the content's own */
export function contentMetadata(
  locale: Locale,
  content: ContentDetail,
  page: 'article' | 'mobileArticle' | 'news' | 'pharmacyArticle',
): Metadata {
  const { title, excerpt, published_at, updated_at } = content;
  const metadata = pageMetadata({
    locale,
    page,
    paths: perLocale((one) => contentPath(one, content)),
    title,
    description: excerpt,
    image: ogImage(locale, 'contents', content.id, title),
  });
  return {
    ...metadata,
    openGraph: {
      ...metadata.openGraph,
      type: 'article',
      publishedTime: published_at,
      modifiedTime: updated_at,
    },
  };
}
