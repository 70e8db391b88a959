import type { Metadata } from 'next';
import { ListScreen } from '@/components/screens/list-screen';
import { orEmpty } from '@/components/common/left-out';
import { readCategoryTree } from '@/lib/catalog/reads';
import { localePath } from '@/lib/i18n/locale';
import { ogImage } from '@/lib/seo/og';
import { samePath } from '@/lib/seo/urls';
import { listMetadata } from '../../../list-metadata';
import { loadPage, type ListPageProps } from './load-page';

export async function generateMetadata(props: ListPageProps): Promise<Metadata> {
  const page = await loadPage(props);
  const image = ogImage(page.locale, 'pages', page.list, page.title);
  return listMetadata({
    ...page,
    page: 'list',
    paths: samePath(page.path),
    description: page.intro,
    image,
  });
}

export default async function ListPage(props: ListPageProps) {
  const page = await loadPage(props);
  const { locale } = page;
  const categories = await orEmpty(readCategoryTree(locale));
  return <ListScreen {...page} path={localePath(locale, page.path)} categories={categories} />;
}
