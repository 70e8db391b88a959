import type { Metadata } from 'next';
import { ArticleListing } from '@/components/articles/article-listing';
import { PlainHead } from '@/components/articles/plain-head';
import { brand } from '@/lib/brand';
import { articleBelow, MOBILE_ARTICLES_PATH } from '@/lib/content/paths';
import { brandName } from '@/lib/i18n/brand-name';
import { localePath } from '@/lib/i18n/locale';
import { contentListMetadata } from '../../content-metadata';
import { loadContents, type ContentListProps } from '../../load-contents';

async function load(props: ContentListProps) {
  const page = await loadContents('article', props);
  const { intl, topic } = page;
  const title = topic
    ? intl.formatMessage({ id: 'articles.topicTitle' }, { topic: topic.name })
    : intl.formatMessage({ id: 'articles.listTitle' });
  return { ...page, title };
}

export async function generateMetadata(props: ContentListProps): Promise<Metadata> {
  const page = await load(props);
  const description = page.intl.formatMessage(
    { id: 'articles.listDescription' },
    { shop: brandName(page.locale, brand) },
  );
  return contentListMetadata({ ...page, type: 'article', description, index: false });
}

/** The articles as the mobile app shows them. */
export default async function MobileArticlesPage(props: ContentListProps) {
  const { locale, intl, state, contents, title } = await load(props);
  return (
    <>
      <PlainHead title={title} intro={intl.formatMessage({ id: 'articles.hubIntro' })} />
      <ArticleListing
        locale={locale}
        intl={intl}
        path={localePath(locale, MOBILE_ARTICLES_PATH)}
        state={state}
        contents={contents}
        hrefOf={(content) => articleBelow(MOBILE_ARTICLES_PATH, locale, content)}
      />
    </>
  );
}
