import { brand } from '@/lib/brand';
import { brandName } from '@/lib/i18n/brand-name';
import { pagePath } from '@/lib/pages/path-to';
import type { PageParams } from '@/lib/pages/search-params';
import { loadContents, type ContentListProps } from '../../../../load-contents';

export type ArticlesProps = ContentListProps<PageParams<'articles'>>;

export async function loadPage(props: ArticlesProps) {
  const { locale, intl, contents, topic, ...loaded } = await loadContents('article', props);
  const shop = brandName(locale, brand);
  const count = contents.total;
  return {
    ...loaded,
    locale,
    intl,
    contents,
    title: topic
      ? intl.formatMessage({ id: 'contents.topicTitle' }, { topic: topic.name })
      : intl.formatMessage({ id: 'contents.listTitle' }),
    intro: topic
      ? intl.formatMessage({ id: 'contents.topicIntro' }, { count })
      : intl.formatMessage({ id: 'contents.listIntro' }, { count }),
    description: intl.formatMessage({ id: 'contents.listDescription' }, { shop }),
    trail: [
      { name: intl.formatMessage({ id: 'contents.stories' }), url: pagePath('/brandstory') },
      { name: intl.formatMessage({ id: 'contents.hub' }), url: pagePath('/brandstory/HealthHub') },
      {
        name: intl.formatMessage({ id: 'contents.list' }),
        ...(topic ? { url: pagePath('/brandstory/HealthHub/ArticleList') } : {}),
      },
      ...(topic ? [{ name: topic.name }] : []),
    ],
  };
}
