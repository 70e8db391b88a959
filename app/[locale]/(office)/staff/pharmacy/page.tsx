import type { Metadata } from 'next';
import { PharmacyDesk } from '@/components/conversations/pharmacy-desk';
import { StaffScreen } from '@/components/staff/staff-screen';
import { IntlScope } from '@/lib/i18n/intl-scope';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';
import { memberPageMetadata } from '@/lib/seo/member-page';

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  return memberPageMetadata({
    locale: await localeOf(params),
    page: 'staffPharmacy',
    domain: 'conversations',
    title: 'conversations.desk',
    description: 'conversations.deskDescription',
  });
}

export default async function PharmacyDeskPage({ params }: LocaleParams) {
  const locale = await localeOf(params);
  return (
    <StaffScreen locale={locale}>
      <IntlScope locale={locale} domains={['conversations']}>
        <PharmacyDesk />
      </IntlScope>
    </StaffScreen>
  );
}
