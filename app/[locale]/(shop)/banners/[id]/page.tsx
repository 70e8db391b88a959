import type { Metadata } from 'next';
import { BannerScreen } from '@/components/screens/banner-screen';
import type { BannerPlacement } from '@/lib/contents/contract';
import { pagePath } from '@/lib/pages/path-to';
import { bannerMetadata, loadBanner, type BannerProps } from '../../../load-banner';

const isHere = (placement: BannerPlacement) => placement === 'home';

export async function generateMetadata({ params }: BannerProps): Promise<Metadata> {
  const { locale, banner } = await loadBanner(params, isHere);
  return bannerMetadata(locale, banner, 'banner');
}

export default async function BannerPage({ params }: BannerProps) {
  const { locale, intl, banner } = await loadBanner(params, isHere);
  const trail = [
    { name: intl.formatMessage({ id: 'offers.banners' }), url: pagePath('/banners') },
    { name: banner.title },
  ];
  return <BannerScreen locale={locale} banner={banner} trail={trail} />;
}
