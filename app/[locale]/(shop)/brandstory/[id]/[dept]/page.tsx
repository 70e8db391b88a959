import type { Metadata } from 'next';
import { Trail } from '@/components/catalog/trail';
import { ProductGrid } from '@/components/tiles/product-grid';
import { StoryDepartmentScreen } from '@/components/screens/story-department-screen';
import { brand as shop } from '@/lib/brand';
import { brandName } from '@/lib/i18n/brand-name';
import { JsonLd } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';
import { ogImage } from '@/lib/seo/og';
import { itemList } from '@/lib/seo/structured-data';
import { samePath } from '@/lib/seo/urls';
import { crumbs } from '@/lib/seo/crumbs';
import { loadPage, type StoryDepartmentProps } from './load-page';

export async function generateMetadata(props: StoryDepartmentProps): Promise<Metadata> {
  const { locale, intl, names, department, path, products } = await loadPage(props);
  const values = { ...names, department: department.dept_name };
  const title = intl.formatMessage({ id: 'stories.departmentTitle' }, values);
  return pageMetadata({
    locale,
    paths: samePath(path),
    title,
    description: intl.formatMessage(
      { id: 'stories.departmentDescription' },
      { ...values, shop: brandName(locale, shop), count: products.total },
    ),
    image: ogImage(locale, 'departments', department.id, title),
    index: false,
  });
}

export default async function StoryDepartmentPage(props: StoryDepartmentProps) {
  const page = await loadPage(props);
  const { locale, intl, trail, department, products } = page;
  return (
    <>
      <Trail
        label={intl.formatMessage({ id: 'catalog.breadcrumb' })}
        crumbs={crumbs(locale, intl, trail(department.dept_name))}
      />
      <JsonLd data={itemList(locale, products.entities, 1)} />
      <StoryDepartmentScreen {...page}>
        <ProductGrid products={products.entities} locale={locale} level={2} eager={4} />
      </StoryDepartmentScreen>
    </>
  );
}
