import type { Metadata } from 'next';
import { StoryArticlesScreen } from '@/components/screens/story-articles-screen';
import { brand as shop } from '@/lib/brand';
import { brandName } from '@/lib/i18n/brand-name';
import { contentListHref } from '@/lib/pages/content-paths';
import { pagePath } from '@/lib/pages/path-to';
import { pageMetadata } from '@/lib/seo/metadata';
import { ogImage } from '@/lib/seo/og';
import { samePath } from '@/lib/seo/urls';
import { loadPage, type StoryArticlesProps } from './load-page';

export async function generateMetadata(props: StoryArticlesProps): Promise<Metadata> {
  const { locale, intl, brand, names, state } = await loadPage(props);
  const title = intl.formatMessage({ id: 'contents-stories.listTitle' }, names);
  const { page } = state;
  return pageMetadata({
    locale,
    page: 'storyArticles',
    paths: samePath(
      contentListHref(pagePath('/brandstory/:brand/ArticleList', { brand: brand.id }), page),
    ),
    title: page === 1 ? title : intl.formatMessage({ id: 'contents.pageTitle' }, { title, page }),
    description: intl.formatMessage(
      { id: 'contents-stories.listDescription' },
      { ...names, shop: brandName(locale, shop) },
    ),
    image: ogImage(locale, 'brands', brand.id, title),
  });
}

export default async function StoryArticlesPage(props: StoryArticlesProps) {
  const { locale, intl, brand, trail, state, contents } = await loadPage(props);
  return (
    <StoryArticlesScreen
      locale={locale}
      trail={trail(intl.formatMessage({ id: 'contents-stories.list' }))}
      brand={brand}
      page={state.page}
      contents={contents}
    />
  );
}
