import type { Metadata } from 'next';
import { PharmacyBannerScreen } from '@/components/screens/banner-screen';
import type { BannerPlacement } from '@/lib/contents/contract';
import { getIntl } from '@/lib/i18n/server';
import { pagePath } from '@/lib/pages/path-to';
import { bannerMetadata, loadBanner, type BannerProps } from '../../../../load-banner';

const isHere = (placement: BannerPlacement) => placement === 'pharmacy';

export async function generateMetadata({ params }: BannerProps): Promise<Metadata> {
  const { locale, banner } = await loadBanner(params, isHere);
  return bannerMetadata(locale, banner, 'pharmacyBanner');
}

export default async function PharmacyBannerPage({ params }: BannerProps) {
  const { locale, banner } = await loadBanner(params, isHere);
  const intl = await getIntl(locale, 'conversations-pharmacy');
  const trail = [
    { name: intl.formatMessage({ id: 'conversations-pharmacy.name' }), url: pagePath('/pharmacy') },
    {
      name: intl.formatMessage({ id: 'conversations-pharmacy.banners' }),
      url: pagePath('/pharmacy/banner'),
    },
    { name: banner.title },
  ];
  return <PharmacyBannerScreen locale={locale} banner={banner} trail={trail} />;
}
