import type { Metadata } from 'next';
import { BrandCategories } from '@/components/brands/brand-categories';
import { ProductListing } from '@/components/catalog/product-listing';
import { brand as shop } from '@/lib/brand';
import { brandName } from '@/lib/i18n/brand-name';
import { ogImage } from '@/lib/seo/og';
import { brandPath } from '@/lib/routes';
import { perLocale } from '@/lib/seo/urls';
import { crumbs } from '@/lib/seo/crumbs';
import { listMetadata } from '../../../list-metadata';
import { loadPage, type BrandPageProps } from './load-page';
import { storeHead } from './store-head';

export async function generateMetadata(props: BrandPageProps): Promise<Metadata> {
  const page = await loadPage(props);
  const { id, brand_name: name, tagline, story } = page.brand;
  return listMetadata({
    ...page,
    paths: perLocale((locale) => brandPath(locale, id)),
    image: ogImage(page.locale, 'brands', id, name),
    description: page.intl.formatMessage(
      { id: 'catalog.brandDescription' },
      { brand: name, shop: brandName(page.locale, shop), tagline, story },
    ),
  });
}

export default async function BrandPage(props: BrandPageProps) {
  const page = await loadPage(props);
  const { locale, intl } = page;
  return (
    <ProductListing
      {...page}
      layout="brand"
      crumbs={crumbs(locale, intl, page.trail)}
      head={await storeHead(page)}
      aside={<BrandCategories {...page} />}
    />
  );
}
