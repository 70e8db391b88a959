import type { Metadata } from 'next';
import type { ContentDetail } from '@/lib/api/contract/content';
import type { ContentListState } from '@/lib/content/list-query';
import { contentListHref, contentPath, contentsPath } from '@/lib/content/paths';
import type { Locale } from '@/lib/i18n/locale';
import { pageMetadata } from '@/lib/seo/metadata';
import { ogImage } from '@/lib/seo/og';
import { perLocale, samePath } from '@/lib/seo/urls';
import type { Texts } from '@/lib/i18n/texts';

interface ListSeo {
  readonly locale: Locale;
  readonly intl: Texts<'articles'>;
  readonly type: 'article' | 'news';
  readonly state: ContentListState;
  readonly title: string;
  readonly description: string;
  /** False where search engines know the list by another address. */
  readonly index?: boolean;
}

/** Each page of a list speaks for itself; one narrowed to a topic is for readers only. */
export function contentListMetadata({
  locale,
  intl,
  type,
  state,
  index = true,
  ...seo
}: ListSeo): Metadata {
  const { page, topic } = state;
  const paths = samePath(contentsPath(type));
  const key = type === 'article' ? 'articles' : 'news';
  return pageMetadata({
    locale,
    paths: perLocale((one) => contentListHref(paths[one], page, topic)),
    title:
      page === 1
        ? seo.title
        : intl.formatMessage({ id: 'articles.pageTitle' }, { title: seo.title, page }),
    description: seo.description,
    image: ogImage(locale, 'pages', key, seo.title),
    index: index && topic === undefined,
  });
}

/** @param index false where it stands at another address than its own */
export function contentMetadata(locale: Locale, content: ContentDetail, index = true): Metadata {
  const { title, excerpt, published_at, updated_at } = content;
  const metadata = pageMetadata({
    locale,
    paths: perLocale((one) => contentPath(one, content)),
    title,
    description: excerpt,
    image: ogImage(locale, 'contents', content.id, title),
    index,
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
