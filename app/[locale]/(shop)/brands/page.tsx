import type { Metadata } from 'next';
import { BrandsScreen } from '@/components/screens/brands-screen';
import { readBrands } from '@/lib/catalog/reads';
import { brand } from '@/lib/brand';
import { brandName } from '@/lib/i18n/brand-name';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';
import { getIntl } from '@/lib/i18n/server';
import { pageMetadata } from '@/lib/seo/metadata';

async function load({ params }: LocaleParams) {
  const locale = await localeOf(params);
  const [intl, all] = await Promise.all([getIntl(locale, 'catalog'), readBrands(locale)]);
  const brands = all.filter(({ product_count: products }) => products > 0);
  const title = intl.formatMessage({ id: 'catalog.brandsTitle' });
  return { locale, intl, brands, title, count: brands.length };
}

export async function generateMetadata(props: LocaleParams): Promise<Metadata> {
  const { locale, intl, title, count } = await load(props);
  const shop = brandName(locale, brand);
  const description = intl.formatMessage({ id: 'catalog.brandsDescription' }, { count, shop });
  return pageMetadata({ locale, page: 'brands', title, description });
}

export default async function BrandsPage(props: LocaleParams) {
  const { locale, brands } = await load(props);
  return <BrandsScreen locale={locale} brands={brands} />;
}
