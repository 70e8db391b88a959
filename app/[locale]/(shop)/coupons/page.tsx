import type { Metadata } from 'next';
import { CouponsScreen } from '@/components/screens/coupons-screen';
import { readCoupons } from '@/lib/wallet/reads';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';
import { getIntl } from '@/lib/i18n/server';
import { pageMetadata } from '@/lib/seo/metadata';

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  const locale = await localeOf(params);
  const intl = await getIntl(locale, 'wallet');
  return pageMetadata({
    locale,
    page: 'coupons',
    title: intl.formatMessage({ id: 'wallet.title' }),
    description: intl.formatMessage({ id: 'wallet.offersDescription' }),
  });
}

export default async function CouponsPage({ params }: LocaleParams) {
  const locale = await localeOf(params);
  const coupons = await readCoupons(locale);
  return <CouponsScreen locale={locale} coupons={coupons} />;
}
