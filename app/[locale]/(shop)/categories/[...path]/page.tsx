import type { Metadata } from 'next';
import { CategoryLinks } from '@/components/catalog/category-links';
import { ProductListing } from '@/components/catalog/product-listing';
import { sayer } from '@/components/layout/say';
import { PharmacistCard } from '@/components/pharmacy/pharmacist-card';
import { localePath } from '@/lib/i18n/locale';
import { ogImage } from '@/lib/seo/og';
import { samePath } from '@/lib/seo/urls';
import { crumbs } from '@/lib/seo/crumbs';
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
    image: page.department
      ? ogImage(page.locale, 'departments', page.department.id, page.name)
      : ogImage(page.locale, 'categories', page.category.id, page.name),
  });
}

export default async function CategoryPage(props: CategoryPageProps) {
  const page = await loadPage(props);
  const { locale, intl, category, department } = page;
  const say = sayer(intl);
  return (
    <>
      <ProductListing
        {...page}
        path={localePath(locale, page.path)}
        title={page.name}
        crumbs={crumbs(locale, intl, page.trail)}
        links={<CategoryLinks category={category} current={department} locale={locale} say={say} />}
      />
      {page.products.entities.some(({ drug }) => drug !== null) && (
        <PharmacistCard locale={locale} />
      )}
    </>
  );
}
