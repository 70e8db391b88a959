import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { OrderScreen } from '@/components/orders/order-screen';
import { orderIdParamSchema } from '@/lib/api/contract/orders';
import { localeOf } from '@/lib/i18n/params';
import { getIntl } from '@/lib/i18n/server';

interface OrderPageProps {
  readonly params: Promise<{ readonly locale: string; readonly id: string }>;
}

export function generateStaticParams(): [] {
  return [];
}

export async function generateMetadata({ params }: OrderPageProps): Promise<Metadata> {
  const { id } = await params;
  const intl = await getIntl(await localeOf(params), 'orders');
  return { title: intl.formatMessage({ id: 'orders.number' }, { id }), robots: { index: false } };
}

export default async function OrderPage({ params }: OrderPageProps) {
  const locale = await localeOf(params);
  const parsed = orderIdParamSchema.safeParse(await params);
  if (!parsed.success) notFound();
  return <OrderScreen locale={locale} orderId={parsed.data.id} />;
}
