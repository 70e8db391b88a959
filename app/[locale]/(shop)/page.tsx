import type { Metadata } from 'next';
import { HomeScreen } from '@/components/screens/home-screen';
import { orEmpty } from '@/components/common/left-out';
import { readBanners } from '@/lib/contents/reads';
import { readCategoryTree } from '@/lib/catalog/reads';
import { brand } from '@/lib/brand';
import { brandName } from '@/lib/i18n/brand-name';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';
import { getIntl } from '@/lib/i18n/server';
import { pageMetadata } from '@/lib/seo/metadata';

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  const locale = await localeOf(params);
  const intl = await getIntl(locale, 'home');
  const shop = brandName(locale, brand);
  return pageMetadata({
    locale,
    page: 'home',
    title: intl.formatMessage({ id: 'home.title' }, { shop }),
    standsAlone: true,
    description: intl.formatMessage({ id: 'home.description' }, { shop }),
  });
}

export default async function HomePage({ params }: LocaleParams) {
  const locale = await localeOf(params);
  const [categories, banners] = await Promise.all([
    orEmpty(readCategoryTree(locale)),
    orEmpty(readBanners({ locale, placement: 'home' })),
  ]);
  return <HomeScreen locale={locale} categories={categories} banners={banners} />;
}
