import type { Metadata } from 'next';
import { CategoryTree } from '@/components/shelves/category-tree';
import { StaffScreen } from '@/components/staff/staff-screen';
import { IntlScope } from '@/lib/i18n/intl-scope';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';
import { memberPageMetadata } from '@/lib/seo/member-page';

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  return memberPageMetadata({
    locale: await localeOf(params),
    page: 'staffCategories',
    domain: 'shelves',
    title: 'shelves.categories',
    description: 'shelves.categoriesDescription',
  });
}

export default async function CategoriesPage({ params }: LocaleParams) {
  const locale = await localeOf(params);
  return (
    <StaffScreen locale={locale}>
      <IntlScope locale={locale} domains={['shelves', 'office']}>
        <CategoryTree />
      </IntlScope>
    </StaffScreen>
  );
}
