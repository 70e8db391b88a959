import type { Metadata } from 'next';
import { ArticleListScreen } from '@/components/screens/article-list-screen';
import { pathTo } from '@/lib/pages/path-to';
import { contentListMetadata } from '../../content-metadata';
import { loadPage, type AllNewsProps } from './load-page';

export async function generateMetadata(props: AllNewsProps): Promise<Metadata> {
  return contentListMetadata({ ...(await loadPage(props)), page: 'allNews' });
}

export default async function NewsPage(props: AllNewsProps) {
  const page = await loadPage(props);
  return <ArticleListScreen {...page} path={pathTo(page.locale, '/news')} />;
}
