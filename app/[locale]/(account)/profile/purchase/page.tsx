import type { Metadata } from 'next';
import { PurchaseScreen } from '@/components/screens/purchase-screen';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';
import { memberPageMetadata } from '@/lib/seo/member-page';

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  return memberPageMetadata({
    locale: await localeOf(params),
    path: '/profile/purchase',
    domain: 'account',
    title: 'account.purchases',
    description: 'account.description',
  });
}

export default async function PurchasePage({ params }: LocaleParams) {
  return <PurchaseScreen locale={await localeOf(params)} />;
}
