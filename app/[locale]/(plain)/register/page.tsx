import type { Metadata } from 'next';
import { Registration } from '@/components/identity/registration';
import { JoiningScreen } from '@/components/screens/joining-screen';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';
import { memberPageMetadata } from '@/lib/seo/member-page';

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  return memberPageMetadata({
    locale: await localeOf(params),
    page: 'register',
    domain: 'identity-joining',
    title: 'identity-joining.register',
    description: 'identity-joining.description',
  });
}

export default async function RegisterPage({ params }: LocaleParams) {
  const locale = await localeOf(params);
  return (
    <JoiningScreen locale={locale} step="register">
      <Registration />
    </JoiningScreen>
  );
}
