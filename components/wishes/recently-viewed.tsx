'use client';

import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import type { ProductCard } from '@/lib/catalog/contract';
import { useLocale } from '@/lib/i18n/use-locale';
import { whenConnected } from '@/lib/browser/connection';
import { useNear } from '@/lib/browser/use-near';
import { recentlyViewed } from '@/lib/wishes/recently-viewed';
import styles from './recently-viewed.module.scss';

interface RecentlyViewedProps {
  readonly labels: { readonly title: string; readonly clear: string };
  /** Product of the page, left out. */
  readonly except?: number | undefined;
}

const RecentGrid = lazy(() =>
  whenConnected(() => import('./recent-grid').then((module) => ({ default: module.RecentGrid }))),
);

const NONE: readonly number[] = [];
const SHOWN = 12;
const NEAR = '600px';

/** Recently viewed products of this browser. Renders nothing until known, or if there are none. */
export function RecentlyViewed({ labels, except }: RecentlyViewedProps) {
  const all = useSyncExternalStore(recentlyViewed.subscribe, recentlyViewed.read, () => NONE);
  const ids = all.filter((id) => id !== except).slice(0, SHOWN);
  const { products, watch } = useCards(ids);
  if (ids.length === 0 || products?.length === 0) return null;
  const room = <div className={styles.room} aria-hidden="true" />;
  return (
    <section className={styles.section} ref={watch} aria-label={labels.title}>
      <div className={styles.head}>
        <h2>{labels.title}</h2>
        <button type="button" className={styles.clear} onClick={recentlyViewed.clear}>
          {labels.clear}
        </button>
      </div>
      {products ? (
        <Suspense fallback={room}>
          <RecentGrid products={products} />
        </Suspense>
      ) : (
        room
      )}
    </section>
  );
}

/** Cards, requested as the section comes near the viewport; empty on failure. */
function useCards(ids: readonly number[]) {
  const locale = useLocale();
  const { isNear, watch } = useNear(NEAR);
  const [products, setProducts] = useState<readonly ProductCard[]>();
  const key = ids.join();
  useEffect(() => {
    if (!isNear || key === '') return undefined;
    let gone = false;
    const load = async () => {
      const { loadProducts } = await import('@/lib/catalog/queries');
      const found = await loadProducts(locale, key.split(',').map(Number)).catch(() => []);
      if (!gone) setProducts(found);
    };
    void load();
    return () => {
      gone = true;
    };
  }, [isNear, key, locale]);
  return { products, watch };
}
