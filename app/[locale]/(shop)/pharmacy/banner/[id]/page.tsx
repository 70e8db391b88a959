import type { Metadata } from 'next';
import { BannerDetail } from '@/components/banners/banner-detail';
import { Trail } from '@/components/catalog/trail';
import { PharmacistCard } from '@/components/pharmacy/pharmacist-card';
import { PageBlocks } from '@/components/screens/page-blocks';
import type { BannerPlacement } from '@/lib/api/contract/content';
import { PHARMACY_BANNERS_PATH, PHARMACY_PATH } from '@/lib/content/paths';
import { getIntl } from '@/lib/i18n/server';
import { bannerPage } from '@/lib/content/banner-page';
import { crumbs } from '@/lib/seo/crumbs';
import { bannerMetadata, loadBanner, type BannerProps } from '../../../../load-banner';

const isHere = (placement: BannerPlacement) => placement === 'pharmacy';

export async function generateMetadata({ params }: BannerProps): Promise<Metadata> {
  const { locale, banner } = await loadBanner(params, isHere);
  return bannerMetadata(locale, banner, bannerPage(banner));
}

export default async function PharmacyBannerPage({ params }: BannerProps) {
  const { locale, intl, banner } = await loadBanner(params, isHere);
  const texts = await getIntl(locale, 'pharmacy');
  const trail = [
    { name: texts.formatMessage({ id: 'pharmacy.name' }), url: PHARMACY_PATH },
    { name: texts.formatMessage({ id: 'pharmacy.banners' }), url: PHARMACY_BANNERS_PATH },
    { name: banner.title },
  ];
  return (
    <>
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
      <PharmacistCard locale={locale} />
    </>
  );
}
