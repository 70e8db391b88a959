import type { Locale } from '../../../lib/api/contract.ts';
import type { FlashSaleState, PromotionGroup } from '../../../lib/offers/contract.ts';
import type { FlashSale, PromotionGroup as GroupRow } from './ports.ts';
import { sceneImage } from '../../http/picture-urls.ts';
import { toPromotionTag } from '../catalog/product-mapper.ts';

export function toPromotionGroup(group: GroupRow, locale: Locale): PromotionGroup {
  return {
    ...toPromotionTag(group, locale),
    name_en: group.name.en,
    name_th: group.name.th,
    details: group.details[locale],
    starts_at: group.startsAt.toISOString(),
    image: sceneImage(group.picture),
    product_count: group.productCount,
  };
}

export function toFlashSaleState(
  { current, next }: { readonly current: FlashSale | null; readonly next: FlashSale | null },
  now: Date,
  locale: Locale,
): FlashSaleState {
  return {
    now: now.toISOString(),
    current: current && toFlashSale(current, locale),
    next: next && toFlashSale(next, locale),
  };
}

function toFlashSale({ id, name, startsAt, endsAt }: FlashSale, locale: Locale) {
  return {
    id,
    name: name[locale],
    starts_at: startsAt.toISOString(),
    ends_at: endsAt.toISOString(),
  };
}
