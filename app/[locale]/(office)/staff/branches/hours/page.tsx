import type { Metadata } from 'next';
import { BranchDays } from '@/components/staff/branch-days';
import { StaffScreen } from '@/components/staff/staff-screen';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';
import { memberPageMetadata } from '@/lib/seo/member-page';

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  return memberPageMetadata({
    locale: await localeOf(params),
    page: 'staffDays',
    domain: 'staff',
    title: 'staff.days',
    description: 'staff.daysDescription',
  });
}

export default async function BranchHoursPage({ params }: LocaleParams) {
  return (
    <StaffScreen locale={await localeOf(params)}>
      <BranchDays />
    </StaffScreen>
  );
}
