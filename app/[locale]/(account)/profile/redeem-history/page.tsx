import type { Metadata } from 'next';
import { RedeemHistoryScreen } from '@/components/screens/redeem-history-screen';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';
import { memberPageMetadata } from '@/lib/seo/member-page';

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  return memberPageMetadata({
    locale: await localeOf(params),
    path: '/profile/redeem-history',
    domain: 'coupons',
    title: 'coupons.history',
    description: 'coupons.description',
  });
}

export default async function RedeemHistoryPage({ params }: LocaleParams) {
  return <RedeemHistoryScreen locale={await localeOf(params)} />;
}
