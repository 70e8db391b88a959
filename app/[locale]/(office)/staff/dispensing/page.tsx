import type { Metadata } from 'next';
import { DispensingRecords } from '@/components/staff/dispensing-records';
import { StaffScreen } from '@/components/staff/staff-screen';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';
import { memberPageMetadata } from '@/lib/seo/member-page';

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  return memberPageMetadata({
    locale: await localeOf(params),
    page: 'staffDispensing',
    domain: 'staff',
    title: 'staff.records.title',
    description: 'staff.records.description',
  });
}

export default async function DispensingPage({ params }: LocaleParams) {
  return (
    <StaffScreen locale={await localeOf(params)}>
      <DispensingRecords />
    </StaffScreen>
  );
}
