import type { Metadata } from 'next';
import { RedeemForm } from '@/components/wallet/redeem-form';
import { MemberScreen } from '@/components/screens/member-screen';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';
import { memberPageMetadata } from '@/lib/seo/member-page';

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  return memberPageMetadata({
    locale: await localeOf(params),
    page: 'redeemPoints',
    domain: 'wallet',
    title: 'wallet.redeem',
    description: 'wallet.description',
  });
}

export default async function RedeemPointsPage({ params }: LocaleParams) {
  const locale = await localeOf(params);
  return (
    <MemberScreen locale={locale} titleId="wallet.redeem" domains={['wallet', 'members']}>
      <RedeemForm />
    </MemberScreen>
  );
}
