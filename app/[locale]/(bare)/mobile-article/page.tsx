import type { Metadata } from 'next';
import { AppArticlesScreen } from '@/components/screens/article-list-screen';
import { brand } from '@/lib/brand';
import { brandName } from '@/lib/i18n/brand-name';
import type { PageParams } from '@/lib/pages/search-params';
import { contentListMetadata } from '../../content-metadata';
import { loadContents, type ContentListProps } from '../../load-contents';

type MobileArticlesProps = ContentListProps<PageParams<'mobileArticles'>>;

async function load(props: MobileArticlesProps) {
  const page = await loadContents('article', props);
  const { intl, topic } = page;
  const title = topic
    ? intl.formatMessage({ id: 'contents.topicTitle' }, { topic: topic.name })
    : intl.formatMessage({ id: 'contents.listTitle' });
  return { ...page, title };
}

export async function generateMetadata(props: MobileArticlesProps): Promise<Metadata> {
  const page = await load(props);
  const description = page.intl.formatMessage(
    { id: 'contents.listDescription' },
    { shop: brandName(page.locale, brand) },
  );
  return contentListMetadata({ ...page, page: 'mobileArticles', description });
}

export default async function MobileArticlesPage(props: MobileArticlesProps) {
  return <AppArticlesScreen {...await load(props)} />;
}
