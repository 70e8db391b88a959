import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { NewRole, RoleView } from '@/components/people/role-view';
import { StaffScreen } from '@/components/staff/staff-screen';
import { IntlScope } from '@/lib/i18n/intl-scope';
import { localeOf } from '@/lib/i18n/params';
import { idParamSchema } from '@/lib/api/contract';
import { memberPageMetadata } from '@/lib/seo/member-page';

interface RolePageProps {
  readonly params: Promise<{ readonly locale: string; readonly role: string }>;
}

export function generateStaticParams(): [] {
  return [];
}

export async function generateMetadata({ params }: RolePageProps): Promise<Metadata> {
  const { role } = await params;
  return memberPageMetadata({
    locale: await localeOf(params),
    page: 'staffRole',
    ids: { role },
    domain: 'people',
    title: 'people.roleTitle',
    description: 'people.rolesDescription',
  });
}

/** A role by its id, or `new`. */
export default async function RolePage({ params }: RolePageProps) {
  const locale = await localeOf(params);
  const { role } = await params;
  const parsed = idParamSchema.safeParse({ id: role });
  if (role !== 'new' && !parsed.success) notFound();
  return (
    <StaffScreen locale={locale}>
      <IntlScope locale={locale} domains={['people', 'office']}>
        {parsed.success ? <RoleView id={parsed.data.id} /> : <NewRole />}
      </IntlScope>
    </StaffScreen>
  );
}
