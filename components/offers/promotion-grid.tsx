import { use } from 'react';
import type { PromotionGroup } from '@/lib/offers/contract';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import { PromotionCards } from './promotion-cards';
import { shownPromotion } from './shown-promotion';

interface PromotionGridProps {
  readonly groups: readonly PromotionGroup[];
  readonly locale: Locale;
  readonly level: 2 | 3;
  readonly shape?: 'grid' | 'rail';
  /** Number of pictures above the fold. */
  readonly eager?: number;
}

export function PromotionGrid(props: PromotionGridProps) {
  const { groups, locale, level, shape = 'grid', eager = 0 } = props;
  const intl = use(getIntl(locale, 'offers'));
  const promotions = groups.map((group) => shownPromotion(group, locale, intl));
  return <PromotionCards promotions={promotions} level={level} shape={shape} eager={eager} />;
}
