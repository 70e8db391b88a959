import type { Metadata } from 'next';
import { AppArticleScreen } from '@/components/screens/article-screen';
import { contentMetadata } from '../../../content-metadata';
import { loadContent, type ContentProps } from '../../../load-contents';

export async function generateMetadata(props: ContentProps): Promise<Metadata> {
  const { locale, content } = await loadContent('article', props);
  return contentMetadata(locale, content, 'mobileArticle');
}

export default async function MobileArticlePage(props: ContentProps) {
  const { locale, content } = await loadContent('article', props);
  return <AppArticleScreen locale={locale} content={content} />;
}
