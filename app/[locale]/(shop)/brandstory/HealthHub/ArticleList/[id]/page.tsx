import type { Metadata } from 'next';
import { ArticleScreen } from '@/components/screens/article-screen';
import { pagePath } from '@/lib/pages/path-to';
import { contentMetadata } from '../../../../../content-metadata';
import { loadContent, type ContentProps } from '../../../../../load-contents';

export async function generateMetadata(props: ContentProps): Promise<Metadata> {
  const { locale, content } = await loadContent('article', props);
  return contentMetadata(locale, content, 'article');
}

export default async function ArticlePage(props: ContentProps) {
  const { locale, intl, content } = await loadContent('article', props);
  const trail = [
    { name: intl.formatMessage({ id: 'contents.hub' }), url: pagePath('/brandstory/HealthHub') },
    {
      name: intl.formatMessage({ id: 'contents.list' }),
      url: pagePath('/brandstory/HealthHub/ArticleList'),
    },
    { name: content.title },
  ];
  return <ArticleScreen locale={locale} content={content} trail={trail} />;
}
