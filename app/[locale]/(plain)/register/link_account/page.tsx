import type { Metadata } from 'next';
import { LinkAccountScreen } from '@/components/screens/link-account-screen';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';
import { memberPageMetadata } from '@/lib/seo/member-page';

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  return memberPageMetadata({
    locale: await localeOf(params),
    path: '/register/link_account',
    domain: 'joining',
    title: 'joining.link',
    description: 'joining.linkDescription',
  });
}

export default async function LinkAccountPage({ params }: LocaleParams) {
  return <LinkAccountScreen locale={await localeOf(params)} />;
}
