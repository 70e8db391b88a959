import type { Metadata } from 'next';
import { ArticleListScreen } from '@/components/screens/article-list-screen';
import { pathTo } from '@/lib/pages/path-to';
import { contentListMetadata } from '../../../../content-metadata';
import { loadPage, type ArticlesProps } from './load-page';

export async function generateMetadata(props: ArticlesProps): Promise<Metadata> {
  return contentListMetadata({ ...(await loadPage(props)), page: 'articles' });
}

export default async function ArticleListPage(props: ArticlesProps) {
  const page = await loadPage(props);
  return (
    <ArticleListScreen {...page} path={pathTo(page.locale, '/brandstory/HealthHub/ArticleList')} />
  );
}
