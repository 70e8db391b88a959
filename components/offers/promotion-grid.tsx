import { use } from 'react';
import type { PromotionGroup } from '@/lib/api/contract/offers';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import { PromotionCards } from './promotion-cards';
import { shownPromotion } from './shown-promotion';

interface PromotionGridProps {
  readonly groups: readonly PromotionGroup[];
  readonly locale: Locale;
  readonly level: 2 | 3;
  /** `rail` is one row that a thumb pushes sideways. */
  readonly shape?: 'grid' | 'rail';
  /** So many pictures are on the first screen. */
  readonly eager?: number;
}

export function PromotionGrid(props: PromotionGridProps) {
  const { groups, locale, level, shape = 'grid', eager = 0 } = props;
  const intl = use(getIntl(locale, 'offers'));
  const promotions = groups.map((group) => shownPromotion(group, locale, intl));
  return <PromotionCards promotions={promotions} level={level} shape={shape} eager={eager} />;
}
