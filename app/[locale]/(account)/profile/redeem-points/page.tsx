import type { Metadata } from 'next';
import { RedeemPointsScreen } from '@/components/screens/redeem-points-screen';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';
import { memberPageMetadata } from '@/lib/seo/member-page';

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  return memberPageMetadata({
    locale: await localeOf(params),
    path: '/profile/redeem-points',
    domain: 'coupons',
    title: 'coupons.redeem',
    description: 'coupons.description',
  });
}

export default async function RedeemPointsPage({ params }: LocaleParams) {
  return <RedeemPointsScreen locale={await localeOf(params)} />;
}
