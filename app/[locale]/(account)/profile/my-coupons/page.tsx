import type { Metadata } from 'next';
import { MyCoupons } from '@/components/wallet/my-coupons';
import { MemberScreen } from '@/components/screens/member-screen';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';
import { memberPageMetadata } from '@/lib/seo/member-page';

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  return memberPageMetadata({
    locale: await localeOf(params),
    page: 'myCoupons',
    domain: 'wallet',
    title: 'wallet.mine',
    description: 'wallet.description',
  });
}

export default async function MyCouponsPage({ params }: LocaleParams) {
  const locale = await localeOf(params);
  return (
    <MemberScreen locale={locale} titleId="wallet.mine" domains={['wallet', 'members']}>
      <MyCoupons />
    </MemberScreen>
  );
}
