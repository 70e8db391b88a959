import { PHARMACY_TOPICS } from '@/lib/conversations/pictures';
import { getIntl } from '@/lib/i18n/server';
import { pagePath } from '@/lib/pages/path-to';
import type { PageParams } from '@/lib/pages/search-params';
import { loadContents, type ContentListProps } from '../../../load-contents';

export type PharmacyArticlesProps = ContentListProps<PageParams<'pharmacyArticles'>>;

export async function loadPage(props: PharmacyArticlesProps) {
  const page = await loadContents('article', props, PHARMACY_TOPICS);
  const { locale, topic } = page;
  const texts = await getIntl(locale, 'conversations-pharmacy');
  const name = texts.formatMessage({ id: 'conversations-pharmacy.articles' });
  return {
    ...page,
    texts,
    title: topic
      ? texts.formatMessage({ id: 'conversations-pharmacy.articlesTopic' }, { topic: topic.name })
      : texts.formatMessage({ id: 'conversations-pharmacy.articlesTitle' }),
    trail: [
      {
        name: texts.formatMessage({ id: 'conversations-pharmacy.name' }),
        url: pagePath('/pharmacy'),
      },
      topic ? { name, url: pagePath('/pharmacy/content') } : { name },
      ...(topic ? [{ name: topic.name }] : []),
    ],
  };
}
