import type { Metadata } from 'next';
import { LoginScreen } from '@/components/identity/login-screen';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';
import { memberPageMetadata } from '@/lib/seo/member-page';

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  return memberPageMetadata({
    locale: await localeOf(params),
    page: 'login',
    domain: 'identity',
    title: 'identity.title',
    description: 'identity.description',
  });
}

export default async function LoginPage({ params }: LocaleParams) {
  return <LoginScreen locale={await localeOf(params)} />;
}
