import type { Metadata } from 'next';
import { PickedLists } from '@/components/shelves/picked-lists';
import { StaffScreen } from '@/components/staff/staff-screen';
import { IntlScope } from '@/lib/i18n/intl-scope';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';
import { memberPageMetadata } from '@/lib/seo/member-page';

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  return memberPageMetadata({
    locale: await localeOf(params),
    page: 'staffLists',
    domain: 'shelves',
    title: 'shelves.lists',
    description: 'shelves.listsDescription',
  });
}

export default async function ListsPage({ params }: LocaleParams) {
  const locale = await localeOf(params);
  return (
    <StaffScreen locale={locale}>
      <IntlScope locale={locale} domains={['shelves', 'office']}>
        <PickedLists />
      </IntlScope>
    </StaffScreen>
  );
}
