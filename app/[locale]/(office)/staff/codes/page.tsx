import type { Metadata } from 'next';
import { CallCodes } from '@/components/staff/call-codes';
import { StaffScreen } from '@/components/staff/staff-screen';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';
import { memberPageMetadata } from '@/lib/seo/member-page';

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  return memberPageMetadata({
    locale: await localeOf(params),
    page: 'staffCodes',
    domain: 'staff',
    title: 'staff.codes',
    description: 'staff.codesDescription',
  });
}

export default async function StaffCodesPage({ params }: LocaleParams) {
  return (
    <StaffScreen locale={await localeOf(params)}>
      <CallCodes />
    </StaffScreen>
  );
}
