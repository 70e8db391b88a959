import type { Metadata } from 'next';
import { StoryIndex } from '@/components/articles/story-index';
import { DirectoryHead } from '@/components/catalog/directory-head';
import { orEmpty } from '@/components/layout/left-out';
import { StoryTiles } from '@/components/screens/story-tiles';
import { readBrand, readBrands, readContents, readExclusiveBrands } from '@/lib/api/reads';
import { brand } from '@/lib/brand';
import { STORIES_PATH } from '@/lib/content/paths';
import { brandName } from '@/lib/i18n/brand-name';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';
import { getIntl } from '@/lib/i18n/server';
import { pageMetadata } from '@/lib/seo/metadata';
import { ogImage } from '@/lib/seo/og';
import { samePath } from '@/lib/seo/urls';
import { crumbs } from '@/lib/seo/crumbs';

async function load({ params }: LocaleParams) {
  const locale = await localeOf(params);
  const intl = await getIntl(locale, 'catalog', 'articles');
  const title = intl.formatMessage({ id: 'articles.storiesTitle' });
  const shop = brandName(locale, brand);
  const description = intl.formatMessage({ id: 'articles.storiesDescription' }, { shop });
  return { locale, intl, title, description };
}

export async function generateMetadata(props: LocaleParams): Promise<Metadata> {
  const page = await load(props);
  const image = ogImage(page.locale, 'pages', 'articles', page.title);
  return pageMetadata({ ...page, paths: samePath(STORIES_PATH), image });
}

export default async function StoriesPage(props: LocaleParams) {
  const { locale, intl, title } = await load(props);
  const [exclusive, all, { entities }] = await Promise.all([
    orEmpty(readExclusiveBrands(locale)),
    orEmpty(readBrands(locale)),
    readContents({ locale, type: 'article', per_page: 3 }),
  ]);
  const brands = await orEmpty(Promise.all(exclusive.map(({ id }) => readBrand(id, locale))));
  const ours = new Set(exclusive.map(({ id }) => id));
  const others = all.filter(({ id, product_count: products }) => products > 0 && !ours.has(id));
  return (
    <>
      <DirectoryHead
        label={intl.formatMessage({ id: 'catalog.breadcrumb' })}
        crumbs={crumbs(locale, intl, [{ name: intl.formatMessage({ id: 'articles.stories' }) }])}
        title={title}
        intro={intl.formatMessage({ id: 'articles.storiesIntro' })}
      />
      <StoryIndex
        locale={locale}
        intl={intl}
        brands={brands}
        others={others.length === 0 ? null : <StoryTiles brands={others} locale={locale} />}
        articles={entities}
      />
    </>
  );
}
