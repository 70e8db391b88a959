import type { Metadata } from 'next';
import { BrandList } from '@/components/shelves/brand-list';
import { StaffScreen } from '@/components/staff/staff-screen';
import { IntlScope } from '@/lib/i18n/intl-scope';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';
import { memberPageMetadata } from '@/lib/seo/member-page';

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  return memberPageMetadata({
    locale: await localeOf(params),
    page: 'staffBrands',
    domain: 'shelves',
    title: 'shelves.brands',
    description: 'shelves.brandsDescription',
  });
}

export default async function BrandsPage({ params }: LocaleParams) {
  const locale = await localeOf(params);
  return (
    <StaffScreen locale={locale}>
      <IntlScope locale={locale} domains={['shelves', 'office']}>
        <BrandList />
      </IntlScope>
    </StaffScreen>
  );
}
