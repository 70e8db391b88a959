import type { PromotionGroup } from '@/lib/offers/contract';
import { formatLastDay } from '@/lib/format/date';
import type { Locale } from '@/lib/i18n/locale';
import type { Texts } from '@/lib/i18n/texts';
import { kindMark, type KindMark } from './kind-mark';

export interface ShownPromotion extends Pick<PromotionGroup, 'id' | 'name'> {
  readonly picture: string;
  readonly mark: KindMark;
  /** End in ISO 8601, and the last day as text. */
  readonly end: string;
  readonly last: string;
  readonly count: string;
}

export function shownPromotion(
  group: PromotionGroup,
  locale: Locale,
  intl: Texts<'offers'>,
): ShownPromotion {
  const { id, name, image, ends_at: end, product_count: count } = group;
  const day = formatLastDay(end, locale);
  return {
    id,
    name,
    picture: image.thumbnail_url,
    mark: kindMark(group, intl),
    end,
    last: intl.formatMessage({ id: 'offers.lastDay' }, { day }),
    count: intl.formatMessage({ id: 'offers.products' }, { count }),
  };
}
