import type { Metadata } from 'next';
import { OwnFactor } from '@/components/people/own-factor';
import { StaffScreen } from '@/components/staff/staff-screen';
import { IntlScope } from '@/lib/i18n/intl-scope';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';
import { memberPageMetadata } from '@/lib/seo/member-page';

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  return memberPageMetadata({
    locale: await localeOf(params),
    page: 'staffSignIn',
    domain: 'people',
    title: 'people.ownTitle',
    description: 'people.ownDescription',
  });
}

export default async function SignInPage({ params }: LocaleParams) {
  const locale = await localeOf(params);
  return (
    <StaffScreen locale={locale}>
      <IntlScope locale={locale} domains={['people', 'office']}>
        <OwnFactor />
      </IntlScope>
    </StaffScreen>
  );
}
