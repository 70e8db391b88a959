import type { Metadata } from 'next';
import { CategoryLinks } from '@/components/catalog/category-links';
import { ProductListing } from '@/components/catalog/product-listing';
import { localePath } from '@/lib/i18n/locale';
import { samePath } from '@/lib/seo/urls';
import { quickAdd } from '../../../add-to-cart-slots';
import { crumbs } from '../../../crumbs';
import { filterNames } from '../../../filter-names';
import { listMetadata } from '../../../list-metadata';
import { categoryDescription } from './description';
import { loadPage, type CategoryPageProps } from './load-page';

export async function generateMetadata(props: CategoryPageProps): Promise<Metadata> {
  const page = await loadPage(props);
  return listMetadata({
    ...page,
    paths: samePath(page.path),
    title: page.name,
    description: categoryDescription(page),
  });
}

export default async function CategoryPage(props: CategoryPageProps) {
  const page = await loadPage(props);
  const { locale, intl, category, department, state } = page;
  return (
    <ProductListing
      {...page}
      path={localePath(locale, page.path)}
      title={page.name}
      crumbs={crumbs(locale, intl, page.trail)}
      names={await filterNames(locale, state)}
      links={<CategoryLinks category={category} current={department} locale={locale} intl={intl} />}
      cardAction={quickAdd(intl)}
    />
  );
}
