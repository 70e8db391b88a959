import type { Metadata } from 'next';
import { AttributeList } from '@/components/shelves/attribute-list';
import { StaffScreen } from '@/components/staff/staff-screen';
import { IntlScope } from '@/lib/i18n/intl-scope';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';
import { memberPageMetadata } from '@/lib/seo/member-page';

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  return memberPageMetadata({
    locale: await localeOf(params),
    page: 'staffAttributes',
    domain: 'shelves',
    title: 'shelves.attributes',
    description: 'shelves.attributesDescription',
  });
}

export default async function AttributesPage({ params }: LocaleParams) {
  const locale = await localeOf(params);
  return (
    <StaffScreen locale={locale}>
      <IntlScope locale={locale} domains={['shelves', 'office']}>
        <AttributeList />
      </IntlScope>
    </StaffScreen>
  );
}
