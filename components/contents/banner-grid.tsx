import type { Banner } from '@/lib/contents/contract';
import { localePath, type Locale } from '@/lib/i18n/locale';
import { BannerCards } from './banner-cards';

interface BannerGridProps {
  readonly locale: Locale;
  readonly banners: readonly Banner[];
  /** Path of a banner's page, without language. Defaults to the banner's own target. */
  readonly pageOf?: (banner: Banner) => string;
  readonly level: 2 | 3;
}

export function BannerGrid({ locale, banners, pageOf, level }: BannerGridProps) {
  const shown = banners.map((banner) => ({
    id: banner.id,
    title: banner.title,
    text: banner.text,
    picture: banner.image.thumbnail_url,
    href: localePath(locale, pageOf?.(banner) ?? banner.url),
  }));
  return <BannerCards banners={shown} level={level} />;
}
