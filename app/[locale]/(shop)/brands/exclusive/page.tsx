import type { Metadata } from 'next';
import { ExclusiveBrandsScreen } from '@/components/screens/brands-screen';
import { readBrand, readExclusiveBrands } from '@/lib/catalog/reads';
import { brand } from '@/lib/brand';
import { brandName } from '@/lib/i18n/brand-name';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';
import { getIntl } from '@/lib/i18n/server';
import { pageMetadata } from '@/lib/seo/metadata';

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  const locale = await localeOf(params);
  const intl = await getIntl(locale, 'catalog');
  const shop = { shop: brandName(locale, brand) };
  return pageMetadata({
    locale,
    page: 'exclusiveBrands',
    title: intl.formatMessage({ id: 'catalog.exclusiveTitle' }, shop),
    description: intl.formatMessage({ id: 'catalog.exclusiveDescription' }, shop),
  });
}

export default async function ExclusiveBrandsPage({ params }: LocaleParams) {
  const locale = await localeOf(params);
  const exclusive = await readExclusiveBrands(locale);
  const brands = await Promise.all(exclusive.map(({ id }) => readBrand(id, locale)));
  return <ExclusiveBrandsScreen locale={locale} brands={brands} />;
}
