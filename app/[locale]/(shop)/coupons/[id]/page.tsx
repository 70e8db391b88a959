import type { Metadata } from 'next';
import { CouponScreen } from '@/components/screens/coupon-screen';
import { pageMetadata } from '@/lib/seo/metadata';
import { loadCoupon, type CouponProps } from './load-coupon';

export async function generateMetadata({ params }: CouponProps): Promise<Metadata> {
  const { locale, coupon } = await loadCoupon(params);
  return pageMetadata({
    locale,
    page: 'coupon',
    ids: { coupon: coupon.id },
    title: coupon.name,
    description: coupon.description,
  });
}

export default async function CouponPage({ params }: CouponProps) {
  return <CouponScreen {...await loadCoupon(params)} />;
}
