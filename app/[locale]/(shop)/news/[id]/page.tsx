import type { Metadata } from 'next';
import { ArticleScreen } from '@/components/screens/article-screen';
import { pagePath } from '@/lib/pages/path-to';
import { contentMetadata } from '../../../content-metadata';
import { loadContent, type ContentProps } from '../../../load-contents';

export async function generateMetadata(props: ContentProps): Promise<Metadata> {
  const { locale, content } = await loadContent('news', props);
  return contentMetadata(locale, content, 'news');
}

export default async function NewsItemPage(props: ContentProps) {
  const { locale, intl, content } = await loadContent('news', props);
  const trail = [
    { name: intl.formatMessage({ id: 'contents.news' }), url: pagePath('/news') },
    { name: content.title },
  ];
  return <ArticleScreen locale={locale} content={content} trail={trail} />;
}
