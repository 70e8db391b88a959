import { notFound } from 'next/navigation';
import { readCoupon } from '@/lib/wallet/reads';
import { orNotFound, shopTime } from '@/lib/api/server';
import { localeOf } from '@/lib/i18n/params';
import { parseId } from '@/lib/pages/segments';

export interface CouponProps {
  readonly params: Promise<{ readonly locale: string; readonly id: string }>;
}

/** Coupon by id, including expired ones. */
export async function loadCoupon(params: CouponProps['params']) {
  const locale = await localeOf(params);
  const id = parseId((await params).id);
  if (id === undefined) notFound();
  const coupon = await orNotFound(readCoupon(id, locale));
  return { locale, coupon, isOver: Date.parse(coupon.ends_at) <= shopTime().getTime() };
}
