'use client';

import { lazy, Suspense } from 'react';
import { whenConnected } from '@/lib/browser/connection';
import { useAuth } from '@/stores/auth';
import type { BoughtProductsProps } from './bought-products';

const BoughtProducts = lazy(() =>
  whenConnected(
    () => import('./bought-products').then((module) => ({ default: module.BoughtProducts })),
    null,
  ),
);

/** Recently ordered products of a member; nothing for guests, who load no code of it. */
export function BuyAgain({ labels }: BoughtProductsProps) {
  const isLoggedIn = useAuth((state) => state.isLoggedIn);
  if (!isLoggedIn) return null;
  return (
    <Suspense>
      <BoughtProducts labels={labels} />
    </Suspense>
  );
}
