import type { Metadata } from 'next';
import { CategoryFilter } from '@/components/catalog/category-filter';
import { ProductListing } from '@/components/catalog/product-listing';
import { sayer } from '@/components/layout/say';
import { FlashHead } from '@/components/offers/flash-head';
import { orEmpty } from '@/components/layout/left-out';
import { readCategoryTree } from '@/lib/api/reads';
import { localePath } from '@/lib/i18n/locale';
import { ogImage } from '@/lib/seo/og';
import { samePath } from '@/lib/seo/urls';
import { crumbs } from '@/lib/seo/crumbs';
import { listMetadata } from '../../../list-metadata';
import { loadPage, type ListPageProps } from './load-page';

export async function generateMetadata(props: ListPageProps): Promise<Metadata> {
  const page = await loadPage(props);
  const image = ogImage(page.locale, 'pages', page.list, page.title);
  return listMetadata({ ...page, paths: samePath(page.path), description: page.intro, image });
}

export default async function ListPage(props: ListPageProps) {
  const page = await loadPage(props);
  const { locale, intl, state, products } = page;
  const path = localePath(locale, page.path);
  const categories = await orEmpty(readCategoryTree(locale));
  return (
    <ProductListing
      {...page}
      path={path}
      crumbs={crumbs(locale, intl, page.trail)}
      links={
        <CategoryFilter
          categories={categories}
          facets={products.facets}
          path={path}
          state={state}
          say={sayer(intl)}
        />
      }
      countdown={page.list === 'products-flashsale' && <FlashHead locale={locale} />}
      ticking
    />
  );
}
