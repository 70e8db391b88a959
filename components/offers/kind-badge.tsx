import { use } from 'react';
import { Badge } from '@/components/ui/badge';
import type { PromotionTag } from '@/lib/api/contract/offers';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';

interface KindBadgeProps {
  readonly locale: Locale;
  readonly promotion: Pick<PromotionTag, 'kind' | 'percent'>;
}

const KIND_NAMES = {
  buy_1_get_1: 'offers.kind.buy_1_get_1',
  buy_2_get_1: 'offers.kind.buy_2_get_1',
  member_percent: 'offers.kind.member_percent',
} as const;

/** What sort of promotion it is, in two or three words. */
export function KindBadge({ locale, promotion: { kind, percent } }: KindBadgeProps) {
  const intl = use(getIntl(locale, 'offers'));
  return (
    <Badge tone={kind === 'member_percent' ? 'info' : 'sale'}>
      {intl.formatMessage({ id: KIND_NAMES[kind] }, { percent })}
    </Badge>
  );
}
