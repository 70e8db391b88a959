import type { Metadata } from 'next';
import { BannerDetail } from '@/components/banners/banner-detail';
import { Trail } from '@/components/catalog/trail';
import { PageBlocks } from '@/components/screens/page-blocks';
import type { BannerPlacement } from '@/lib/api/contract/content';
import { bannerPage } from '@/lib/content/banner-page';
import { crumbs } from '@/lib/seo/crumbs';
import { bannerMetadata, loadBanner, type BannerProps } from '../../../../load-banner';

const isHere = (placement: BannerPlacement) => placement === 'ecommerce';

export async function generateMetadata({ params }: BannerProps): Promise<Metadata> {
  const { locale, banner } = await loadBanner(params, isHere);
  return bannerMetadata(locale, banner, bannerPage(banner));
}

export default async function ShelfBannerPage({ params }: BannerProps) {
  const { locale, intl, banner } = await loadBanner(params, isHere);
  const trail = [
    { name: intl.formatMessage({ id: 'catalog.shop' }), url: '/ecommerce' },
    { name: intl.formatMessage({ id: 'offers.shelves' }), url: '/ecommerce/banner' },
    { name: banner.title },
  ];
  return (
    <BannerDetail
      banner={banner}
      trail={
        <Trail
          label={intl.formatMessage({ id: 'catalog.breadcrumb' })}
          crumbs={crumbs(locale, intl, trail)}
        />
      }
    >
      <PageBlocks blocks={banner.blocks} locale={locale} />
    </BannerDetail>
  );
}
