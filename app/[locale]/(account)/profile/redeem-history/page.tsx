import type { Metadata } from 'next';
import { RedeemHistory } from '@/components/wallet/redeem-history';
import { MemberScreen } from '@/components/screens/member-screen';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';
import { memberPageMetadata } from '@/lib/seo/member-page';

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  return memberPageMetadata({
    locale: await localeOf(params),
    page: 'redeemHistory',
    domain: 'wallet',
    title: 'wallet.history',
    description: 'wallet.description',
  });
}

export default async function RedeemHistoryPage({ params }: LocaleParams) {
  const locale = await localeOf(params);
  return (
    <MemberScreen locale={locale} titleId="wallet.history" domains={['wallet', 'members']}>
      <RedeemHistory />
    </MemberScreen>
  );
}
