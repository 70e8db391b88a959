import { PHARMACY_ARTICLES_PATH, PHARMACY_PATH } from '@/lib/content/paths';
import { PHARMACY_TOPICS } from '@/lib/content/pharmacy';
import { getIntl } from '@/lib/i18n/server';
import { loadContents, type ContentListProps } from '../../../load-contents';

/** A page of the pharmacy's articles. */
export async function loadPage(props: ContentListProps) {
  const page = await loadContents('article', props, PHARMACY_TOPICS);
  const { locale, topic } = page;
  const texts = await getIntl(locale, 'pharmacy');
  const name = texts.formatMessage({ id: 'pharmacy.articles' });
  return {
    ...page,
    texts,
    title: topic
      ? texts.formatMessage({ id: 'pharmacy.articlesTopic' }, { topic: topic.name })
      : texts.formatMessage({ id: 'pharmacy.articlesTitle' }),
    trail: [
      { name: texts.formatMessage({ id: 'pharmacy.name' }), url: PHARMACY_PATH },
      topic ? { name, url: PHARMACY_ARTICLES_PATH } : { name },
      ...(topic ? [{ name: topic.name }] : []),
    ],
  };
}
