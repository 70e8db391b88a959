'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import { useLocale } from '@/lib/i18n/use-locale';
import { addCoupon, chooseCoupons } from '@/lib/queries/cart';
import { readyCouponsQuery } from '@/lib/queries/wallet';
import { useFlow } from './checkout-context';
import { withCoupon, withoutCoupon } from './coupon-class';
import type { MemberCoupon } from '@/lib/api/contract/wallet';

/** The wallet's coupons, and those that the cart uses: the service keeps them, so that every window has the same. */
export function useCoupons() {
  const locale = useLocale();
  const { cart } = useFlow();
  const wallet = useQuery(readyCouponsQuery(locale));
  const choosing = useMutation({
    mutationFn: (ids: readonly number[]) => chooseCoupons(locale, ids),
    retry: false,
  });
  const typing = useMutation({
    mutationFn: (code: string) => addCoupon(locale, code),
    retry: false,
    onSuccess: () => void wallet.refetch(),
  });
  const toggle = (coupon: Pick<MemberCoupon, 'id' | 'kind'>, isChosen: boolean) => {
    if (choosing.isPending) return;
    choosing.mutate(
      isChosen ? withCoupon(cart.coupons, coupon) : withoutCoupon(cart.coupons, coupon.id),
    );
  };
  return { wallet, choosing, typing, toggle };
}
