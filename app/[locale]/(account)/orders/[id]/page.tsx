import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { OrderScreen } from '@/components/orders/order-screen';
import { orderIdParamSchema } from '@/lib/orders/contract';
import { localeOf } from '@/lib/i18n/params';
import { memberPageMetadata } from '@/lib/seo/member-page';

interface OrderPageProps {
  readonly params: Promise<{ readonly locale: string; readonly id: string }>;
}

export function generateStaticParams(): [] {
  return [];
}

export async function generateMetadata({ params }: OrderPageProps): Promise<Metadata> {
  const { id } = await params;
  return memberPageMetadata({
    locale: await localeOf(params),
    page: 'order',
    ids: { order: id },
    domain: 'orders',
    title: 'orders.number',
    description: 'orders.description',
    values: { id },
  });
}

export default async function OrderPage({ params }: OrderPageProps) {
  const locale = await localeOf(params);
  const parsed = orderIdParamSchema.safeParse(await params);
  if (!parsed.success) notFound();
  return <OrderScreen locale={locale} orderId={parsed.data.id} />;
}
