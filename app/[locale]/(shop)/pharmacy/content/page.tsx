import type { Metadata } from 'next';
import { ArticleListing } from '@/components/articles/article-listing';
import { DirectoryHead } from '@/components/catalog/directory-head';
import { PharmacistCard } from '@/components/pharmacy/pharmacist-card';
import { brand } from '@/lib/brand';
import { articleBelow, contentListHref, PHARMACY_ARTICLES_PATH } from '@/lib/content/paths';
import { brandName } from '@/lib/i18n/brand-name';
import { localePath } from '@/lib/i18n/locale';
import { pageMetadata } from '@/lib/seo/metadata';
import { ogImage } from '@/lib/seo/og';
import { samePath } from '@/lib/seo/urls';
import { crumbs } from '@/lib/seo/crumbs';
import type { ContentListProps } from '../../../load-contents';
import { loadPage } from './load-page';

export async function generateMetadata(props: ContentListProps): Promise<Metadata> {
  const { locale, intl, texts, state, title } = await loadPage(props);
  const { page, topic } = state;
  return pageMetadata({
    locale,
    paths: samePath(contentListHref(PHARMACY_ARTICLES_PATH, page, topic)),
    title: page === 1 ? title : intl.formatMessage({ id: 'articles.pageTitle' }, { title, page }),
    description: texts.formatMessage(
      { id: 'pharmacy.articlesDescription' },
      { shop: brandName(locale, brand) },
    ),
    image: ogImage(locale, 'pages', 'pharmacy', title),
    index: topic === undefined,
  });
}

export default async function PharmacyArticlesPage(props: ContentListProps) {
  const { locale, intl, texts, state, contents, title, trail } = await loadPage(props);
  return (
    <>
      <DirectoryHead
        label={intl.formatMessage({ id: 'catalog.breadcrumb' })}
        crumbs={crumbs(locale, intl, trail)}
        title={title}
        intro={texts.formatMessage({ id: 'pharmacy.articlesIntro' }, { count: contents.total })}
      />
      <ArticleListing
        locale={locale}
        intl={intl}
        path={localePath(locale, PHARMACY_ARTICLES_PATH)}
        state={state}
        contents={contents}
        hrefOf={(content) => articleBelow(PHARMACY_ARTICLES_PATH, locale, content)}
      />
      <PharmacistCard locale={locale} />
    </>
  );
}
