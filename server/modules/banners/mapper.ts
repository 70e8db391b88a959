import type { Banner, BannerDetail } from '../../../lib/contents/contract.ts';
import type { Locale } from '../../../lib/api/contract.ts';
import type { Banner as BannerRow, BannerDetail as DetailRow } from './ports.ts';
import { bannerPage } from '../../../lib/pages/content-paths.ts';
import { sceneImage } from '../../http/picture-urls.ts';

export function toBanner(banner: BannerRow, locale: Locale): Banner {
  return {
    id: banner.id,
    placement: banner.placement,
    title: banner.title[locale],
    text: banner.text[locale],
    link_label: banner.linkLabel[locale],
    url: banner.path ?? bannerPage(banner),
    image: sceneImage(banner.picture),
    tint: banner.tint,
  };
}

export function toBannerDetail(banner: DetailRow, locale: Locale): BannerDetail {
  return {
    ...toBanner(banner, locale),
    blocks: [...banner.blocks],
    active_until: banner.activeUntil?.toISOString() ?? null,
  };
}
