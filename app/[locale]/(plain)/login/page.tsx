import type { Metadata } from 'next';
import { LoginScreen } from '@/components/auth/login-screen';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';
import { getIntl } from '@/lib/i18n/server';

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  const intl = await getIntl(await localeOf(params), 'auth');
  return { title: intl.formatMessage({ id: 'auth.title' }), robots: { index: false } };
}

export default async function LoginPage({ params }: LocaleParams) {
  return <LoginScreen locale={await localeOf(params)} />;
}
