import type { Metadata } from 'next';
import { ProductList } from '@/components/products/product-list';
import { StaffScreen } from '@/components/staff/staff-screen';
import { IntlScope } from '@/lib/i18n/intl-scope';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';
import { memberPageMetadata } from '@/lib/seo/member-page';

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  return memberPageMetadata({
    locale: await localeOf(params),
    page: 'staffProducts',
    domain: 'products',
    title: 'products.title',
    description: 'products.description',
  });
}

export default async function ProductsPage({ params }: LocaleParams) {
  const locale = await localeOf(params);
  return (
    <StaffScreen locale={locale}>
      <IntlScope locale={locale} domains={['products', 'office']}>
        <ProductList />
      </IntlScope>
    </StaffScreen>
  );
}
