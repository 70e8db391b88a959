import type { Metadata } from 'next';
import { ImportList } from '@/components/imports/import-list';
import { StaffScreen } from '@/components/staff/staff-screen';
import { IntlScope } from '@/lib/i18n/intl-scope';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';
import { memberPageMetadata } from '@/lib/seo/member-page';

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  return memberPageMetadata({
    locale: await localeOf(params),
    page: 'staffImports',
    domain: 'imports',
    title: 'imports.title',
    description: 'imports.description',
  });
}

export default async function ImportsPage({ params }: LocaleParams) {
  const locale = await localeOf(params);
  return (
    <StaffScreen locale={locale}>
      <IntlScope locale={locale} domains={['imports', 'office']}>
        <ImportList />
      </IntlScope>
    </StaffScreen>
  );
}
