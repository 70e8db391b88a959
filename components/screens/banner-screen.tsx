import { BannerDetail } from '@/components/contents/banner-detail';
import { PharmacistCard } from '@/components/conversations/pharmacy/pharmacist-card';
import type { BannerDetail as Banner } from '@/lib/contents/contract';
import type { Locale } from '@/lib/i18n/locale';
import type { CrumbTrail } from '@/lib/seo/crumbs';
import { PageBlocks } from './page-blocks';
import { PageTrail } from './page-head';

interface BannerScreenProps {
  readonly locale: Locale;
  readonly banner: Banner;
  readonly trail: CrumbTrail;
}

/** A banner's own page. */
export function BannerScreen({ locale, banner, trail }: BannerScreenProps) {
  return (
    <BannerDetail banner={banner} trail={<PageTrail locale={locale} trail={trail} />}>
      <PageBlocks blocks={banner.blocks} locale={locale} />
    </BannerDetail>
  );
}

/** One of the pharmacy, with whom to ask. */
export function PharmacyBannerScreen(props: BannerScreenProps) {
  return (
    <>
      <BannerScreen {...props} />
      <PharmacistCard locale={props.locale} />
    </>
  );
}
