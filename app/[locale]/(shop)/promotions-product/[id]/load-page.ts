import { formatLastDay } from '@/lib/format/date';
import { pagePath } from '@/lib/pages/path-to';
import type { PageParams } from '@/lib/pages/search-params';
import { loadList } from '../../../load-list';
import { loadPromotion, type PromotionProps } from '../../../load-promotion';

export interface PromotionProductsProps extends PromotionProps {
  readonly searchParams: Promise<PageParams<'promotionProducts'>>;
}

export async function loadPage({ params, searchParams }: PromotionProductsProps) {
  const { locale, intl, group } = await loadPromotion(params);
  const loaded = await loadList(locale, searchParams, { promotion_group: group.id });
  const own = pagePath('/promotions/:promotion', { promotion: group.id });
  return {
    locale,
    intl,
    group,
    ...loaded,
    path: pagePath('/promotions-product/:promotion', { promotion: group.id }),
    title: intl.formatMessage({ id: 'offers.productsTitle' }, { name: group.name }),
    intro: intl.formatMessage(
      { id: 'offers.inGroupIntro' },
      {
        kind: intl.formatMessage({ id: `offers.kind.${group.kind}` }, { percent: group.percent }),
        day: formatLastDay(group.ends_at, locale),
      },
    ),
    trail: [
      { name: intl.formatMessage({ id: 'offers.promotions' }), url: pagePath('/promotions') },
      { name: group.name, url: own },
      { name: intl.formatMessage({ id: 'offers.inGroup' }) },
    ],
  };
}
