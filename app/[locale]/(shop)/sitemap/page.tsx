import type { Metadata } from 'next';
import { SiteMapScreen } from '@/components/screens/site-map-screen';
import { readPages } from '@/lib/pages/reads';
import { readBrands, readCategoryTree } from '@/lib/catalog/reads';
import { brand } from '@/lib/brand';
import { brandName } from '@/lib/i18n/brand-name';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';
import { getIntl } from '@/lib/i18n/server';
import { pageMetadata } from '@/lib/seo/metadata';

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  const locale = await localeOf(params);
  const intl = await getIntl(locale, 'layout');
  const shop = brandName(locale, brand);
  return pageMetadata({
    locale,
    page: 'sitemap',
    title: intl.formatMessage({ id: 'layout.sitemap' }),
    description: intl.formatMessage({ id: 'layout.sitemap.description' }, { shop }),
  });
}

export default async function SitemapPage({ params }: LocaleParams) {
  const locale = await localeOf(params);
  const [categories, brands, records] = await Promise.all([
    readCategoryTree(locale),
    readBrands(locale),
    readPages(locale),
  ]);
  return <SiteMapScreen {...{ locale, categories, brands, records }} />;
}
