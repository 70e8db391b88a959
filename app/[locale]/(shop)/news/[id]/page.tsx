import type { Metadata } from 'next';
import { ArticleView } from '@/components/articles/article-view';
import { Trail } from '@/components/catalog/trail';
import { PharmacistCard } from '@/components/pharmacy/pharmacist-card';
import { PageBlocks } from '@/components/screens/page-blocks';
import { NEWS_PATH } from '@/lib/content/paths';
import { contentMetadata } from '../../../content-metadata';
import { crumbs } from '@/lib/seo/crumbs';
import { loadContent, type ContentProps } from '../../../load-contents';

export async function generateMetadata(props: ContentProps): Promise<Metadata> {
  const { locale, content } = await loadContent('news', props);
  return contentMetadata(locale, content);
}

export default async function NewsItemPage(props: ContentProps) {
  const { locale, intl, content } = await loadContent('news', props);
  return (
    <>
      <Trail
        label={intl.formatMessage({ id: 'catalog.breadcrumb' })}
        crumbs={crumbs(locale, intl, [
          { name: intl.formatMessage({ id: 'articles.news' }), url: NEWS_PATH },
          { name: content.title },
        ])}
      />
      <ArticleView
        locale={locale}
        intl={intl}
        content={content}
        aside={<PharmacistCard locale={locale} />}
      >
        <PageBlocks blocks={content.blocks} locale={locale} />
      </ArticleView>
    </>
  );
}
