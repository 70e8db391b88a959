'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useEffectEvent } from 'react';
import type { ShopEvent } from '@/lib/analytics/pieces';
import type { PurchasedOrder } from '@/lib/analytics/shop-events';
import type { Locale } from '@/lib/i18n/locale';
import { useLocale } from '@/lib/i18n/use-locale';
import { usePrivacy } from '@/stores/privacy';

/** `docs/product/pages.md`, "Waiting and notices". */
export const ROUTE_EVENT_MS = 250;

/** Reports an event to analytics after consent; again when the event changes. */
export function useTold(event: ShopEvent | undefined): void {
  useLater(event && JSON.stringify(event), async (locale) => {
    const { tellEvent } = await import('@/lib/analytics/queries');
    if (event) await tellEvent(locale, event);
  });
}

/** Reports the products of a list to analytics. The list defaults to the current path. */
export function useToldList(ids: readonly number[], list?: string): void {
  const pathname = usePathname();
  const pieces = ids.map((id) => ({ id, qty: 1 }));
  useTold(
    ids.length === 0 ? undefined : { event: 'view_item_list', pieces, list: list ?? pathname },
  );
}

/** Reports a placed order to analytics; `tellPurchase` deduplicates. */
export function useToldPurchase(order: PurchasedOrder | undefined): void {
  useLater(order && `${order.order_id} ${order.status}`, async (locale) => {
    const { tellPurchase } = await import('@/lib/analytics/queries');
    if (order) await tellPurchase(locale, order);
  });
}

function useLater(what: string | undefined, tell: (locale: Locale) => Promise<void>): void {
  const locale = useLocale();
  const counted = usePrivacy((state) => state.counted);
  const tellNow = useEffectEvent(() => void tell(locale).catch(() => undefined));
  useEffect(() => {
    if (!counted || what === undefined) return undefined;
    const timer = setTimeout(() => {
      tellNow();
    }, ROUTE_EVENT_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [what, locale, counted]);
}
