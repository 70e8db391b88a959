import type { Metadata } from 'next';
import { orEmpty } from '@/components/common/left-out';
import { StoryScreen } from '@/components/screens/story-screen';
import { readContents } from '@/lib/contents/reads';
import { readBrandCategories, readExclusiveBrands } from '@/lib/catalog/reads';
import { brand as shop } from '@/lib/brand';
import { brandName } from '@/lib/i18n/brand-name';
import { pageMetadata } from '@/lib/seo/metadata';
import { ogImage } from '@/lib/seo/og';
import { readBestsellers } from '../../../bestsellers';
import { loadStory, type StoryProps } from './load-story';

const ARTICLES = 3;

export async function generateMetadata({ params }: StoryProps): Promise<Metadata> {
  const { locale, intl, brand, names } = await loadStory(params);
  const { id, tagline, story } = brand;
  const title = intl.formatMessage({ id: 'contents-stories.title' }, names);
  return pageMetadata({
    locale,
    page: 'story',
    ids: { brand: id },
    title,
    description: intl.formatMessage(
      { id: 'contents-stories.description' },
      { ...names, tagline, story, shop: brandName(locale, shop) },
    ),
    image: ogImage(locale, 'brands', id, title),
  });
}

export default async function StoryPage({ params }: StoryProps) {
  const { locale, brand, trail } = await loadStory(params);
  const [categories, articles, bestsellers, exclusive] = await Promise.all([
    orEmpty(readBrandCategories(brand.brand_code, locale)),
    readContents({ locale, type: 'article', brand: brand.id, per_page: ARTICLES }),
    readBestsellers(locale, brand.id),
    orEmpty(readExclusiveBrands(locale)),
  ]);
  return (
    <StoryScreen
      brand={brand}
      locale={locale}
      trail={trail()}
      isOurs={exclusive.some(({ id }) => id === brand.id)}
      categories={categories}
      articles={articles}
      bestsellers={bestsellers}
    />
  );
}
