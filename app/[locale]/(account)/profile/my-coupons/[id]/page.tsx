import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { MyCouponScreen } from '@/components/screens/my-coupon-screen';
import { localeOf } from '@/lib/i18n/params';
import { parseId } from '@/lib/pages/segments';
import { memberPageMetadata } from '@/lib/seo/member-page';

interface MyCouponPageProps {
  readonly params: Promise<{ readonly locale: string; readonly id: string }>;
}

export function generateStaticParams(): [] {
  return [];
}

export async function generateMetadata({ params }: MyCouponPageProps): Promise<Metadata> {
  const { id } = await params;
  return memberPageMetadata({
    locale: await localeOf(params),
    page: 'myCoupon',
    ids: { copy: id },
    domain: 'wallet',
    title: 'wallet.one',
    description: 'wallet.description',
  });
}

export default async function MyCouponPage({ params }: MyCouponPageProps) {
  const locale = await localeOf(params);
  const id = parseId((await params).id);
  if (id === undefined) notFound();
  return <MyCouponScreen locale={locale} couponId={id} />;
}
