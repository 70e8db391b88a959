import type { Metadata } from 'next';
import { ShelfBannersScreen } from '@/components/screens/banners-screen';
import { readBanners } from '@/lib/contents/reads';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';
import { getIntl } from '@/lib/i18n/server';
import { pageMetadata } from '@/lib/seo/metadata';

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  const locale = await localeOf(params);
  const intl = await getIntl(locale, 'offers');
  return pageMetadata({
    locale,
    page: 'storeBanners',
    title: intl.formatMessage({ id: 'offers.shelves' }),
    description: intl.formatMessage({ id: 'offers.shelvesIntro' }),
  });
}

export default async function ShelfBannersPage({ params }: LocaleParams) {
  const locale = await localeOf(params);
  const banners = await readBanners({ locale, placement: 'ecommerce' });
  return <ShelfBannersScreen locale={locale} banners={banners} />;
}
