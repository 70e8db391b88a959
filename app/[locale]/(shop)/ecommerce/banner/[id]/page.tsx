import type { Metadata } from 'next';
import { BannerScreen } from '@/components/screens/banner-screen';
import type { BannerPlacement } from '@/lib/contents/contract';
import { pagePath } from '@/lib/pages/path-to';
import { bannerMetadata, loadBanner, type BannerProps } from '../../../../load-banner';

const isHere = (placement: BannerPlacement) => placement === 'ecommerce';

export async function generateMetadata({ params }: BannerProps): Promise<Metadata> {
  const { locale, banner } = await loadBanner(params, isHere);
  return bannerMetadata(locale, banner, 'storeBanner');
}

export default async function ShelfBannerPage({ params }: BannerProps) {
  const { locale, intl, banner } = await loadBanner(params, isHere);
  const trail = [
    { name: intl.formatMessage({ id: 'catalog.shop' }), url: pagePath('/ecommerce') },
    { name: intl.formatMessage({ id: 'offers.shelves' }), url: pagePath('/ecommerce/banner') },
    { name: banner.title },
  ];
  return <BannerScreen locale={locale} banner={banner} trail={trail} />;
}
