import type { Metadata } from 'next';
import { PeopleList } from '@/components/people/people-list';
import { StaffScreen } from '@/components/staff/staff-screen';
import { IntlScope } from '@/lib/i18n/intl-scope';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';
import { memberPageMetadata } from '@/lib/seo/member-page';

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  return memberPageMetadata({
    locale: await localeOf(params),
    page: 'staffPeople',
    domain: 'people',
    title: 'people.title',
    description: 'people.description',
  });
}

export default async function PeoplePage({ params }: LocaleParams) {
  const locale = await localeOf(params);
  return (
    <StaffScreen locale={locale}>
      <IntlScope locale={locale} domains={['people', 'office']}>
        <PeopleList />
      </IntlScope>
    </StaffScreen>
  );
}
