import type { PromotionTag } from '@/lib/offers/contract';
import type { Texts } from '@/lib/i18n/texts';

export interface KindMark {
  readonly tone: 'info' | 'sale';
  readonly text: string;
}

const KIND_NAMES = {
  buy_1_get_1: 'offers.kind.buy_1_get_1',
  buy_2_get_1: 'offers.kind.buy_2_get_1',
  member_percent: 'offers.kind.member_percent',
} as const;

export function kindMark(
  { kind, percent }: Pick<PromotionTag, 'kind' | 'percent'>,
  intl: Texts<'offers'>,
): KindMark {
  return {
    tone: kind === 'member_percent' ? 'info' : 'sale',
    text: intl.formatMessage({ id: KIND_NAMES[kind] }, { percent }),
  };
}
