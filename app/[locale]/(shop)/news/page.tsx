import type { Metadata } from 'next';
import { ArticleListing } from '@/components/articles/article-listing';
import { DirectoryHead } from '@/components/catalog/directory-head';
import { NEWS_PATH } from '@/lib/content/paths';
import { localePath } from '@/lib/i18n/locale';
import { contentListMetadata } from '../../content-metadata';
import { crumbs } from '@/lib/seo/crumbs';
import type { ContentListProps } from '../../load-contents';
import { loadPage } from './load-page';

export async function generateMetadata(props: ContentListProps): Promise<Metadata> {
  return contentListMetadata({ ...(await loadPage(props)), type: 'news' });
}

export default async function NewsPage(props: ContentListProps) {
  const { locale, intl, state, contents, title, intro, trail } = await loadPage(props);
  return (
    <>
      <DirectoryHead
        label={intl.formatMessage({ id: 'catalog.breadcrumb' })}
        crumbs={crumbs(locale, intl, trail)}
        title={title}
        intro={intro}
      />
      <ArticleListing
        locale={locale}
        intl={intl}
        path={localePath(locale, NEWS_PATH)}
        state={state}
        contents={contents}
      />
    </>
  );
}
