import type { Metadata } from 'next';
import { ArticleView } from '@/components/articles/article-view';
import { BackLink } from '@/components/articles/back-link';
import { PharmacistCard } from '@/components/pharmacy/pharmacist-card';
import { PageBlocks } from '@/components/screens/page-blocks';
import { articleBelow, MOBILE_ARTICLES_PATH } from '@/lib/content/paths';
import { localePath } from '@/lib/i18n/locale';
import { contentMetadata } from '../../../content-metadata';
import { loadContent, type ContentProps } from '../../../load-contents';

export async function generateMetadata(props: ContentProps): Promise<Metadata> {
  const { locale, content } = await loadContent('article', props);
  return contentMetadata(locale, content, false);
}

/** An article as the mobile app shows it. */
export default async function MobileArticlePage(props: ContentProps) {
  const { locale, intl, content } = await loadContent('article', props);
  const list = localePath(locale, MOBILE_ARTICLES_PATH);
  return (
    <>
      <BackLink href={list}>{intl.formatMessage({ id: 'articles.list' })}</BackLink>
      <ArticleView
        locale={locale}
        intl={intl}
        content={content}
        aside={<PharmacistCard locale={locale} />}
        list={list}
        hrefOf={(other) => articleBelow(MOBILE_ARTICLES_PATH, locale, other)}
      >
        <PageBlocks blocks={content.blocks} locale={locale} />
      </ArticleView>
    </>
  );
}
