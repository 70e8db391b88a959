import type { Metadata } from 'next';
import { PrivacyScreen } from '@/components/screens/privacy-screen';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';
import { memberPageMetadata } from '@/lib/seo/member-page';

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  return memberPageMetadata({
    locale: await localeOf(params),
    page: 'privacyCentre',
    domain: 'privacy',
    title: 'privacy.title',
    description: 'privacy.seo',
  });
}

export default async function PrivacyCentrePage({ params }: LocaleParams) {
  return <PrivacyScreen locale={await localeOf(params)} />;
}
