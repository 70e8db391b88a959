import { notFound } from 'next/navigation';
import type { Metadata } from 'next';
import { ArticleView } from '@/components/articles/article-view';
import { Trail } from '@/components/catalog/trail';
import { PharmacistCard } from '@/components/pharmacy/pharmacist-card';
import { PageBlocks } from '@/components/screens/page-blocks';
import { PHARMACY_ARTICLES_PATH, PHARMACY_PATH } from '@/lib/content/paths';
import { PHARMACY_TOPICS } from '@/lib/content/pharmacy';
import { localePath } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import { contentMetadata } from '../../../../content-metadata';
import { crumbs } from '@/lib/seo/crumbs';
import { loadContent, type ContentProps } from '../../../../load-contents';

/** An article of the pharmacy; one about something else has no page here. */
async function load(props: ContentProps) {
  const page = await loadContent('article', props);
  if (!PHARMACY_TOPICS.includes(page.content.topic_key)) notFound();
  return page;
}

export async function generateMetadata(props: ContentProps): Promise<Metadata> {
  const { locale, content } = await load(props);
  return contentMetadata(locale, content, false);
}

export default async function PharmacyArticlePage(props: ContentProps) {
  const { locale, intl, content } = await load(props);
  const texts = await getIntl(locale, 'pharmacy');
  return (
    <>
      <Trail
        label={intl.formatMessage({ id: 'catalog.breadcrumb' })}
        crumbs={crumbs(locale, intl, [
          { name: texts.formatMessage({ id: 'pharmacy.name' }), url: PHARMACY_PATH },
          { name: texts.formatMessage({ id: 'pharmacy.articles' }), url: PHARMACY_ARTICLES_PATH },
          { name: content.title },
        ])}
      />
      <ArticleView
        locale={locale}
        intl={intl}
        content={content}
        aside={<PharmacistCard locale={locale} />}
        list={localePath(locale, PHARMACY_ARTICLES_PATH)}
      >
        <PageBlocks blocks={content.blocks} locale={locale} />
      </ArticleView>
    </>
  );
}
