import type { Metadata } from 'next';
import { BranchList } from '@/components/branch-records/branch-list';
import { StaffScreen } from '@/components/staff/staff-screen';
import { IntlScope } from '@/lib/i18n/intl-scope';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';
import { memberPageMetadata } from '@/lib/seo/member-page';

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  return memberPageMetadata({
    locale: await localeOf(params),
    page: 'staffBranches',
    domain: 'branch-records',
    title: 'branch-records.title',
    description: 'branch-records.description',
  });
}

export default async function BranchesPage({ params }: LocaleParams) {
  const locale = await localeOf(params);
  return (
    <StaffScreen locale={locale}>
      <IntlScope locale={locale} domains={['branch-records', 'branches', 'office']}>
        <BranchList />
      </IntlScope>
    </StaffScreen>
  );
}
