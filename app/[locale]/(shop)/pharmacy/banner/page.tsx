import type { Metadata } from 'next';
import { PharmacyBannersScreen } from '@/components/screens/pharmacy-banners-screen';
import { readBanners } from '@/lib/contents/reads';
import { brand } from '@/lib/brand';
import { brandName } from '@/lib/i18n/brand-name';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';
import { getIntl } from '@/lib/i18n/server';
import { pageMetadata } from '@/lib/seo/metadata';

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  const locale = await localeOf(params);
  const intl = await getIntl(locale, 'conversations-pharmacy');
  const title = intl.formatMessage({ id: 'conversations-pharmacy.banners' });
  const shop = brandName(locale, brand);
  return pageMetadata({
    locale,
    page: 'pharmacyBanners',
    title,
    description: intl.formatMessage({ id: 'conversations-pharmacy.bannersDescription' }, { shop }),
  });
}

export default async function PharmacyBannersPage({ params }: LocaleParams) {
  const locale = await localeOf(params);
  const banners = await readBanners({ locale, placement: 'pharmacy' });
  return <PharmacyBannersScreen locale={locale} banners={banners} />;
}
