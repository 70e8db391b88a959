import type { Metadata } from 'next';
import { SearchScreen } from '@/components/screens/search-screen';
import { orEmpty } from '@/components/common/left-out';
import { readCareGuides } from '@/lib/care-guides/reads';
import { readCategoryTree } from '@/lib/catalog/reads';
import { loadPage, searchMetadata, type SearchPageProps } from './load-page';

export async function generateMetadata(props: SearchPageProps): Promise<Metadata> {
  return searchMetadata(await loadPage(props));
}

export default async function SearchPage(props: SearchPageProps) {
  const page = await loadPage(props);
  const { locale, state } = page;
  const [categories, guides] = await Promise.all([
    orEmpty(readCategoryTree(locale)),
    state.keyword === undefined ? [] : orEmpty(readCareGuides(state.keyword, locale)),
  ]);
  return <SearchScreen {...page} {...{ categories, guides }} />;
}
