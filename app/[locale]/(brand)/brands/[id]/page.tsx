import type { Metadata } from 'next';
import { orEmpty } from '@/components/common/left-out';
import { BrandScreen } from '@/components/screens/brand-screen';
import { readExclusiveBrands } from '@/lib/catalog/reads';
import { brand as shop } from '@/lib/brand';
import { isPlain } from '@/lib/catalog/active-filters';
import { brandName } from '@/lib/i18n/brand-name';
import { ogImage } from '@/lib/seo/og';
import { pathsOf } from '@/lib/seo/urls';
import { readBestsellers } from '../../../bestsellers';
import { listMetadata } from '../../../list-metadata';
import { loadPage, type BrandPageProps } from './load-page';

export async function generateMetadata(props: BrandPageProps): Promise<Metadata> {
  const page = await loadPage(props);
  const { id, brand_name: name, tagline, story } = page.brand;
  return listMetadata({
    ...page,
    page: 'brand',
    paths: pathsOf('brand', { brand: id }),
    image: ogImage(page.locale, 'brands', id, name),
    description: page.intl.formatMessage(
      { id: 'catalog.brandDescription' },
      { brand: name, shop: brandName(page.locale, shop), tagline, story },
    ),
  });
}

export default async function BrandPage(props: BrandPageProps) {
  const page = await loadPage(props);
  return <BrandScreen {...page} bestsellers={await frontOf(page)} />;
}

/** Bestsellers for the store front of a brand; undefined on filtered, sorted or later pages of the list. */
async function frontOf({ brand, locale, state }: Awaited<ReturnType<typeof loadPage>>) {
  const exclusive = await orEmpty(readExclusiveBrands(locale));
  const isStore = exclusive.some(({ id }) => id === brand.id);
  if (!isStore || !isPlain(state) || state.page > 1) return undefined;
  return readBestsellers(locale, brand.id);
}
