'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import { useLocale } from '@/lib/i18n/use-locale';
import { addCoupon, chooseCoupons } from '@/lib/cart/queries';
import { readyCouponsQuery } from '@/lib/wallet/queries';
import { useFlow } from './checkout-context';
import type { MemberCoupon } from '@/lib/wallet/contract';
import { withCoupon, withoutCoupon } from '@/lib/wallet/chosen-coupons';

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
  // The last choice shows at once; its discount comes from the service.
  const chosenIds = choosing.isPending ? choosing.variables : cart.coupons.map(({ id }) => id);
  const toggle = (coupon: Pick<MemberCoupon, 'id' | 'kind'>, isChosen: boolean) => {
    const known = new Map([...cart.coupons, ...(wallet.data ?? [])].map((one) => [one.id, one]));
    const chosen = chosenIds.flatMap((id) => known.get(id) ?? []);
    choosing.mutate(isChosen ? withCoupon(chosen, coupon) : withoutCoupon(chosen, coupon.id));
  };
  return { wallet, choosing, typing, chosenIds, toggle };
}
