import type { Metadata } from 'next';
import { CategoryScreen } from '@/components/screens/category-screen';
import { localePath } from '@/lib/i18n/locale';
import { ogImage } from '@/lib/seo/og';
import { samePath } from '@/lib/seo/urls';
import { listMetadata } from '../../../list-metadata';
import { categoryDescription } from './description';
import { loadPage, type CategoryPageProps } from './load-page';

export async function generateMetadata(props: CategoryPageProps): Promise<Metadata> {
  const page = await loadPage(props);
  return listMetadata({
    ...page,
    page: 'category',
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
  return <CategoryScreen {...page} path={localePath(page.locale, page.path)} title={page.name} />;
}
