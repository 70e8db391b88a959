import type { Metadata } from 'next';
import { RoleList } from '@/components/people/role-list';
import { StaffScreen } from '@/components/staff/staff-screen';
import { IntlScope } from '@/lib/i18n/intl-scope';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';
import { memberPageMetadata } from '@/lib/seo/member-page';

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  return memberPageMetadata({
    locale: await localeOf(params),
    page: 'staffRoles',
    domain: 'people',
    title: 'people.roles',
    description: 'people.rolesDescription',
  });
}

export default async function RolesPage({ params }: LocaleParams) {
  const locale = await localeOf(params);
  return (
    <StaffScreen locale={locale}>
      <IntlScope locale={locale} domains={['people', 'office']}>
        <RoleList />
      </IntlScope>
    </StaffScreen>
  );
}
