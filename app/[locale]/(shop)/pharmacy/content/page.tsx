import type { Metadata } from 'next';
import { PharmacyArticlesScreen } from '@/components/screens/article-list-screen';
import { brand } from '@/lib/brand';
import { brandName } from '@/lib/i18n/brand-name';
import { contentListHref } from '@/lib/pages/content-paths';
import { pagePath } from '@/lib/pages/path-to';
import { pageMetadata } from '@/lib/seo/metadata';
import { pageCard } from '@/lib/seo/og';
import { samePath } from '@/lib/seo/urls';
import { loadPage, type PharmacyArticlesProps } from './load-page';

export async function generateMetadata(props: PharmacyArticlesProps): Promise<Metadata> {
  const { locale, intl, texts, state, title } = await loadPage(props);
  const { page, topic } = state;
  return pageMetadata({
    locale,
    page: 'pharmacyArticles',
    paths: samePath(contentListHref(pagePath('/pharmacy/content'), page, topic)),
    title: page === 1 ? title : intl.formatMessage({ id: 'contents.pageTitle' }, { title, page }),
    description: texts.formatMessage(
      { id: 'conversations-pharmacy.articlesDescription' },
      { shop: brandName(locale, brand) },
    ),
    image: pageCard(locale, 'pharmacyArticles', title),
    index: topic === undefined,
  });
}

export default async function PharmacyArticlesPage(props: PharmacyArticlesProps) {
  const { texts, ...page } = await loadPage(props);
  const count = page.contents.total;
  const intro = texts.formatMessage({ id: 'conversations-pharmacy.articlesIntro' }, { count });
  return <PharmacyArticlesScreen {...page} intro={intro} />;
}
