import type { Metadata } from 'next';
import { DeskCases } from '@/components/questionnaires/desk-cases';
import { StaffScreen } from '@/components/staff/staff-screen';
import { IntlScope } from '@/lib/i18n/intl-scope';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';
import { memberPageMetadata } from '@/lib/seo/member-page';

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  return memberPageMetadata({
    locale: await localeOf(params),
    page: 'staffCases',
    domain: 'questionnaires',
    title: 'questionnaires.desk',
    description: 'questionnaires.deskDescription',
  });
}

export default async function DeskCasesPage({ params }: LocaleParams) {
  const locale = await localeOf(params);
  return (
    <StaffScreen locale={locale}>
      <IntlScope locale={locale} domains={['questionnaires']}>
        <DeskCases />
      </IntlScope>
    </StaffScreen>
  );
}
