import { brand } from '@/lib/brand';
import { brandName } from '@/lib/i18n/brand-name';
import { pagePath } from '@/lib/pages/path-to';
import type { PageParams } from '@/lib/pages/search-params';
import { loadContents, type ContentListProps } from '../../load-contents';

export type AllNewsProps = ContentListProps<PageParams<'allNews'>>;

export async function loadPage(props: AllNewsProps) {
  const { locale, intl, contents, topic, ...loaded } = await loadContents('news', props);
  const shop = brandName(locale, brand);
  const news = intl.formatMessage({ id: 'contents.news' });
  return {
    ...loaded,
    locale,
    intl,
    contents,
    title: topic
      ? `${news}: ${topic.name}`
      : intl.formatMessage({ id: 'contents.newsTitle' }, { shop }),
    intro: intl.formatMessage({ id: 'contents.newsIntro' }),
    description: intl.formatMessage({ id: 'contents.newsDescription' }, { shop }),
    trail: topic
      ? [{ name: news, url: pagePath('/news') }, { name: topic.name }]
      : [{ name: news }],
  };
}
