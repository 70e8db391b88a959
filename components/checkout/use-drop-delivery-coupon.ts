'use client';

import { useEffect } from 'react';
import type { Cart } from '@/lib/api/contract/cart';
import type { DeliveryMethod } from '@/lib/api/contract/order-values';
import { useLocale } from '@/lib/i18n/use-locale';
import { chooseCoupons } from '@/lib/queries/cart';

/** What is picked up has no delivery to make free: such a coupon goes back to the wallet. */
export function useDropDeliveryCoupon({ coupons }: Cart, delivery: DeliveryMethod | null): void {
  const locale = useLocale();
  useEffect(() => {
    const useful = coupons.filter(({ kind }) => kind !== 'free_delivery');
    if (delivery !== 'pickup' || useful.length === coupons.length) return;
    const ids = useful.map(({ id }) => id);
    // One that stays takes nothing off, and is shown as not chosen.
    void chooseCoupons(locale, ids).catch(() => undefined);
  }, [coupons, delivery, locale]);
}
