import type { Metadata } from 'next';
import { Trail } from '@/components/catalog/trail';
import { orEmpty } from '@/components/layout/left-out';
import { StoryScreen } from '@/components/screens/story-screen';
import { readBrandCategories, readContents, readExclusiveBrands } from '@/lib/api/reads';
import { brand as shop } from '@/lib/brand';
import { storyPath } from '@/lib/content/paths';
import { brandName } from '@/lib/i18n/brand-name';
import { storyThing } from '@/lib/seo/article-data';
import { JsonLd } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';
import { ogImage } from '@/lib/seo/og';
import { samePath } from '@/lib/seo/urls';
import { bannerPictures, bestsellerRail, readBestsellers } from '../../../bestsellers';
import { crumbs } from '@/lib/seo/crumbs';
import { loadStory, type StoryProps } from './load-story';

/** A row of articles. */
const ARTICLES = 3;

export async function generateMetadata({ params }: StoryProps): Promise<Metadata> {
  const { locale, intl, brand, names } = await loadStory(params);
  const { id, tagline, story } = brand;
  const title = intl.formatMessage({ id: 'stories.title' }, names);
  return pageMetadata({
    locale,
    paths: samePath(storyPath(id)),
    title,
    description: intl.formatMessage(
      { id: 'stories.description' },
      { ...names, tagline, story, shop: brandName(locale, shop) },
    ),
    image: ogImage(locale, 'brands', id, title),
  });
}

export default async function StoryPage({ params }: StoryProps) {
  const { locale, intl, brand, names, trail } = await loadStory(params);
  const [categories, articles, products, exclusive] = await Promise.all([
    orEmpty(readBrandCategories(brand.brand_code, locale)),
    readContents({ locale, type: 'article', brand: brand.id, per_page: ARTICLES }),
    readBestsellers(locale, brand.id),
    orEmpty(readExclusiveBrands(locale)),
  ]);
  const isOurs = exclusive.some(({ id }) => id === brand.id);
  return (
    <>
      <Trail
        label={intl.formatMessage({ id: 'catalog.breadcrumb' })}
        crumbs={crumbs(locale, intl, trail())}
      />
      <JsonLd
        data={storyThing(locale, brand, intl.formatMessage({ id: 'stories.title' }, names))}
      />
      <StoryScreen
        brand={brand}
        locale={locale}
        intl={intl}
        over={
          isOurs
            ? intl.formatMessage({ id: 'catalog.storeOnly' }, { shop: brandName(locale, shop) })
            : undefined
        }
        categories={categories}
        articles={articles}
        pictures={bannerPictures(products)}
        bestsellers={bestsellerRail(products, locale)}
      />
    </>
  );
}
