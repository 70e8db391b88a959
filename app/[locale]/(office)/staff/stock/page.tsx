import type { Metadata } from 'next';
import { StaffScreen } from '@/components/staff/staff-screen';
import { StockList } from '@/components/stock/stock-list';
import { IntlScope } from '@/lib/i18n/intl-scope';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';
import { memberPageMetadata } from '@/lib/seo/member-page';

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  return memberPageMetadata({
    locale: await localeOf(params),
    page: 'staffStock',
    domain: 'stock',
    title: 'stock.title',
    description: 'stock.description',
  });
}

export default async function StockPage({ params }: LocaleParams) {
  const locale = await localeOf(params);
  return (
    <StaffScreen locale={locale}>
      <IntlScope locale={locale} domains={['stock', 'office']}>
        <StockList />
      </IntlScope>
    </StaffScreen>
  );
}
