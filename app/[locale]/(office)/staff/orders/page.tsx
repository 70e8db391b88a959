import type { Metadata } from 'next';
import { StaffBoard } from '@/components/staff/staff-board';
import { StaffScreen } from '@/components/staff/staff-screen';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';
import { memberPageMetadata } from '@/lib/seo/member-page';

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  return memberPageMetadata({
    locale: await localeOf(params),
    page: 'staffOrders',
    domain: 'staff',
    title: 'staff.title',
    description: 'staff.description',
  });
}

export default async function StaffOrdersPage({ params }: LocaleParams) {
  return (
    <StaffScreen locale={await localeOf(params)}>
      <StaffBoard />
    </StaffScreen>
  );
}
