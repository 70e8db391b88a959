import type { Metadata } from 'next';
import { AuditView } from '@/components/audit/audit-view';
import { StaffScreen } from '@/components/staff/staff-screen';
import { IntlScope } from '@/lib/i18n/intl-scope';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';
import { memberPageMetadata } from '@/lib/seo/member-page';

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  return memberPageMetadata({
    locale: await localeOf(params),
    page: 'staffAudit',
    domain: 'audit',
    title: 'audit.title',
    description: 'audit.description',
  });
}

export default async function AuditPage({ params }: LocaleParams) {
  const locale = await localeOf(params);
  return (
    <StaffScreen locale={locale}>
      <IntlScope locale={locale} domains={['audit', 'office']}>
        <AuditView />
      </IntlScope>
    </StaffScreen>
  );
}
