import type { Metadata } from 'next';
import { ArticleListScreen } from '@/components/screens/article-list-screen';
import { pathTo } from '@/lib/pages/path-to';
import { contentListMetadata } from '../../content-metadata';
import type { ContentListProps } from '../../load-contents';
import { loadPage } from './load-page';

export async function generateMetadata(props: ContentListProps): Promise<Metadata> {
  return contentListMetadata({ ...(await loadPage(props)), page: 'allNews' });
}

export default async function NewsPage(props: ContentListProps) {
  const page = await loadPage(props);
  return <ArticleListScreen {...page} path={pathTo(page.locale, '/news')} />;
}
