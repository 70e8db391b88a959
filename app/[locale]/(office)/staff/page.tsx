import type { Metadata } from 'next';
import { TodayBoard } from '@/components/office/today/today-board';
import { StaffScreen } from '@/components/staff/staff-screen';
import { IntlScope } from '@/lib/i18n/intl-scope';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';
import { memberPageMetadata } from '@/lib/seo/member-page';

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  return memberPageMetadata({
    locale: await localeOf(params),
    page: 'staffToday',
    domain: 'office',
    title: 'office.today.title',
    description: 'office.today.description',
  });
}

export default async function TodayPage({ params }: LocaleParams) {
  const locale = await localeOf(params);
  return (
    <StaffScreen locale={locale}>
      <IntlScope locale={locale} domains={['office']}>
        <TodayBoard />
      </IntlScope>
    </StaffScreen>
  );
}
