import type { Metadata } from 'next';
import { MyCouponsScreen } from '@/components/screens/my-coupons-screen';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';
import { memberPageMetadata } from '@/lib/seo/member-page';

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  return memberPageMetadata({
    locale: await localeOf(params),
    path: '/profile/my-coupons',
    domain: 'coupons',
    title: 'coupons.mine',
    description: 'coupons.description',
  });
}

export default async function MyCouponsPage({ params }: LocaleParams) {
  return <MyCouponsScreen locale={await localeOf(params)} />;
}
