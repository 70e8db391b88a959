import type { Metadata } from 'next';
import { RequestQueue } from '@/components/staff/request-queue';
import { StaffScreen } from '@/components/staff/staff-screen';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';
import { memberPageMetadata } from '@/lib/seo/member-page';

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  return memberPageMetadata({
    locale: await localeOf(params),
    page: 'staffRequests',
    domain: 'staff',
    title: 'staff.requests',
    description: 'staff.requestsDescription',
  });
}

export default async function StaffRequestsPage({ params }: LocaleParams) {
  return (
    <StaffScreen locale={await localeOf(params)}>
      <RequestQueue />
    </StaffScreen>
  );
}
