import type { Metadata } from 'next';
import { OrderListScreen } from '@/components/orders/order-list-screen';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';
import { memberPageMetadata } from '@/lib/seo/member-page';

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  return memberPageMetadata({
    locale: await localeOf(params),
    page: 'orders',
    domain: 'orders',
    title: 'orders.title',
    description: 'orders.description',
  });
}

export default async function OrderListPage({ params }: LocaleParams) {
  return <OrderListScreen locale={await localeOf(params)} />;
}
