import type { Metadata } from 'next';
import { BannersScreen } from '@/components/screens/banners-screen';
import { readBanners } from '@/lib/contents/reads';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';
import { getIntl } from '@/lib/i18n/server';
import { pageMetadata } from '@/lib/seo/metadata';

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  const locale = await localeOf(params);
  const intl = await getIntl(locale, 'offers');
  return pageMetadata({
    locale,
    page: 'banners',
    title: intl.formatMessage({ id: 'offers.banners' }),
    description: intl.formatMessage({ id: 'offers.bannersIntro' }),
  });
}

export default async function BannersPage({ params }: LocaleParams) {
  const locale = await localeOf(params);
  const banners = await readBanners({ locale });
  return <BannersScreen locale={locale} banners={banners.filter(isWide)} />;
}

/** The picture of the ad has a portrait format. */
function isWide({ placement }: { readonly placement: string }): boolean {
  return placement !== 'modal';
}
