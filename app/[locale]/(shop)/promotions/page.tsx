import type { Metadata } from 'next';
import { PromotionsScreen } from '@/components/screens/promotions-screen';
import { readPromotionGroups } from '@/lib/offers/reads';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';
import { getIntl } from '@/lib/i18n/server';
import { pageMetadata } from '@/lib/seo/metadata';

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  const locale = await localeOf(params);
  const intl = await getIntl(locale, 'offers');
  const title = intl.formatMessage({ id: 'offers.promotions' });
  return pageMetadata({
    locale,
    page: 'promotions',
    title,
    description: intl.formatMessage({ id: 'offers.promotionsDescription' }),
  });
}

export default async function PromotionsPage({ params }: LocaleParams) {
  const locale = await localeOf(params);
  const groups = await readPromotionGroups(locale);
  return <PromotionsScreen locale={locale} groups={groups} />;
}
