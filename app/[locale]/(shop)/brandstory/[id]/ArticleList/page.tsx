import type { Metadata } from 'next';
import { DirectoryHead } from '@/components/catalog/directory-head';
import { StoryArticles } from '@/components/screens/story-articles';
import { brand as shop } from '@/lib/brand';
import { contentListHref, storyArticlesPath } from '@/lib/content/paths';
import { brandName } from '@/lib/i18n/brand-name';
import { localePath } from '@/lib/i18n/locale';
import { pageMetadata } from '@/lib/seo/metadata';
import { ogImage } from '@/lib/seo/og';
import { samePath } from '@/lib/seo/urls';
import { crumbs } from '@/lib/seo/crumbs';
import { loadPage, type StoryArticlesProps } from './load-page';

export async function generateMetadata(props: StoryArticlesProps): Promise<Metadata> {
  const { locale, intl, brand, names, state } = await loadPage(props);
  const title = intl.formatMessage({ id: 'stories.listTitle' }, names);
  const { page } = state;
  return pageMetadata({
    locale,
    paths: samePath(contentListHref(storyArticlesPath(brand.id), page)),
    title: page === 1 ? title : intl.formatMessage({ id: 'articles.pageTitle' }, { title, page }),
    description: intl.formatMessage(
      { id: 'stories.listDescription' },
      { ...names, shop: brandName(locale, shop) },
    ),
    image: ogImage(locale, 'brands', brand.id, title),
    index: false,
  });
}

export default async function StoryArticlesPage(props: StoryArticlesProps) {
  const { locale, intl, brand, names, trail, state, contents } = await loadPage(props);
  return (
    <>
      <DirectoryHead
        label={intl.formatMessage({ id: 'catalog.breadcrumb' })}
        crumbs={crumbs(locale, intl, trail(intl.formatMessage({ id: 'stories.list' })))}
        title={intl.formatMessage({ id: 'stories.listTitle' }, names)}
        intro={
          contents.total === 0
            ? brand.tagline
            : intl.formatMessage({ id: 'stories.listIntro' }, { ...names, count: contents.total })
        }
      />
      <StoryArticles
        locale={locale}
        intl={intl}
        path={localePath(locale, storyArticlesPath(brand.id))}
        page={state.page}
        contents={contents}
      />
    </>
  );
}
