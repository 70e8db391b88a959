import type { Metadata } from 'next';
import { OrderListScreen } from '@/components/orders/order-list-screen';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';
import { getIntl } from '@/lib/i18n/server';

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  const intl = await getIntl(await localeOf(params), 'orders');
  return { title: intl.formatMessage({ id: 'orders.title' }), robots: { index: false } };
}

export default async function OrderListPage({ params }: LocaleParams) {
  return <OrderListScreen locale={await localeOf(params)} />;
}
