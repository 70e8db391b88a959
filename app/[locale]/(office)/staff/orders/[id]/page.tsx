import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { StaffOrderScreen } from '@/components/screens/staff-order-screen';
import { StaffScreen } from '@/components/staff/staff-screen';
import { orderIdParamSchema } from '@/lib/orders/contract';
import { localeOf } from '@/lib/i18n/params';
import { memberPageMetadata } from '@/lib/seo/member-page';

interface StaffOrderPageProps {
  readonly params: Promise<{ readonly locale: string; readonly id: string }>;
}

export function generateStaticParams(): [] {
  return [];
}

export async function generateMetadata({ params }: StaffOrderPageProps): Promise<Metadata> {
  const { id } = await params;
  return memberPageMetadata({
    locale: await localeOf(params),
    page: 'staffOrder',
    ids: { order: id },
    domain: 'staff',
    title: 'staff.orderTitle',
    description: 'staff.description',
    values: { id },
  });
}

export default async function StaffOrderPage({ params }: StaffOrderPageProps) {
  const locale = await localeOf(params);
  const parsed = orderIdParamSchema.safeParse(await params);
  if (!parsed.success) notFound();
  return (
    <StaffScreen locale={locale}>
      <StaffOrderScreen orderId={parsed.data.id} />
    </StaffScreen>
  );
}
