import { notFound } from 'next/navigation';
import type { Metadata } from 'next';
import { ArticleScreen } from '@/components/screens/article-screen';
import { PHARMACY_TOPICS } from '@/lib/conversations/pictures';
import { getIntl } from '@/lib/i18n/server';
import { pagePath, pathTo } from '@/lib/pages/path-to';
import { contentMetadata } from '../../../../content-metadata';
import { loadContent, type ContentProps } from '../../../../load-contents';

/** Pharmacy article; 404 for other topics. */
async function load(props: ContentProps) {
  const page = await loadContent('article', props);
  if (!PHARMACY_TOPICS.includes(page.content.topic_key)) notFound();
  return page;
}

export async function generateMetadata(props: ContentProps): Promise<Metadata> {
  const { locale, content } = await load(props);
  return contentMetadata(locale, content, 'pharmacyArticle');
}

export default async function PharmacyArticlePage(props: ContentProps) {
  const { locale, content } = await load(props);
  const intl = await getIntl(locale, 'conversations-pharmacy');
  const trail = [
    { name: intl.formatMessage({ id: 'conversations-pharmacy.name' }), url: pagePath('/pharmacy') },
    {
      name: intl.formatMessage({ id: 'conversations-pharmacy.articles' }),
      url: pagePath('/pharmacy/content'),
    },
    { name: content.title },
  ];
  const list = pathTo(locale, '/pharmacy/content');
  return <ArticleScreen locale={locale} content={content} trail={trail} list={list} />;
}
