import { Badge } from '@/components/ui/badge';
import type { PromotionTag } from '@/lib/api/contract/offers';
import type { Texts } from '@/lib/i18n/texts';

interface KindBadgeProps {
  readonly promotion: Pick<PromotionTag, 'kind' | 'percent'>;
  readonly intl: Texts<'offers'>;
}

const KIND_NAMES = {
  buy_1_get_1: 'offers.kind.buy_1_get_1',
  buy_2_get_1: 'offers.kind.buy_2_get_1',
  member_percent: 'offers.kind.member_percent',
} as const;

/** What sort of promotion it is, in two or three words. */
export function KindBadge({ promotion: { kind, percent }, intl }: KindBadgeProps) {
  return (
    <Badge tone={kind === 'member_percent' ? 'info' : 'sale'}>
      {intl.formatMessage({ id: KIND_NAMES[kind] }, { percent })}
    </Badge>
  );
}
