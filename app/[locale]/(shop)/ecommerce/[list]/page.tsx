import type { Metadata } from 'next';
import { CategoryFilter } from '@/components/catalog/category-filter';
import { ProductListing } from '@/components/catalog/product-listing';
import { readCategoryTree } from '@/lib/api/reads';
import { localePath } from '@/lib/i18n/locale';
import { samePath } from '@/lib/seo/urls';
import { quickAdd } from '../../../add-to-cart-slots';
import { crumbs } from '../../../crumbs';
import { filterNames } from '../../../filter-names';
import { listMetadata } from '../../../list-metadata';
import { loadPage, type ListPageProps } from './load-page';

export async function generateMetadata(props: ListPageProps): Promise<Metadata> {
  const page = await loadPage(props);
  return listMetadata({ ...page, paths: samePath(page.path), description: page.intro });
}

export default async function ListPage(props: ListPageProps) {
  const page = await loadPage(props);
  const { locale, intl, state } = page;
  const path = localePath(locale, page.path);
  const categories = await readCategoryTree(locale);
  return (
    <ProductListing
      {...page}
      path={path}
      crumbs={crumbs(locale, intl, page.trail)}
      names={await filterNames(locale, state)}
      links={<CategoryFilter categories={categories} path={path} state={state} intl={intl} />}
      cardAction={quickAdd(intl)}
    />
  );
}
