import type { Metadata } from 'next';
import { SearchScreen } from '@/components/screens/search-screen';
import { orEmpty } from '@/components/common/left-out';
import { readCategoryTree } from '@/lib/catalog/reads';
import { loadPage, searchMetadata, type SearchPageProps } from './load-page';

export async function generateMetadata(props: SearchPageProps): Promise<Metadata> {
  return searchMetadata(await loadPage(props));
}

export default async function SearchPage(props: SearchPageProps) {
  const page = await loadPage(props);
  const categories = await orEmpty(readCategoryTree(page.locale));
  return <SearchScreen {...page} categories={categories} />;
}
