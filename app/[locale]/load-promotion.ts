import { notFound } from 'next/navigation';
import { readPromotionGroup } from '@/lib/offers/reads';
import { orNotFound } from '@/lib/api/server';
import { localeOf } from '@/lib/i18n/params';
import { getIntl } from '@/lib/i18n/server';
import { pagePath } from '@/lib/pages/path-to';
import { parseId } from '@/lib/pages/segments';

export interface PromotionProps {
  readonly params: Promise<{ readonly locale: string; readonly id: string }>;
}

/** Promotion by id; 404 before its start and after its end. */
export async function loadPromotion(params: PromotionProps['params']) {
  const locale = await localeOf(params);
  const id = parseId((await params).id);
  if (id === undefined) notFound();
  const [intl, group] = await Promise.all([
    getIntl(locale, 'catalog', 'offers', 'wishes'),
    orNotFound(readPromotionGroup(id, locale)),
  ]);
  const trail = [
    { name: intl.formatMessage({ id: 'offers.promotions' }), url: pagePath('/promotions') },
    { name: group.name },
  ];
  return { locale, intl, group, trail };
}
