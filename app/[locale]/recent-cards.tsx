'use client';

import { lazy } from 'react';
import type { ProductCard } from '@/lib/api/contract/catalog';
import { whenConnected } from '@/lib/layout/connection';

/** Cards with their texts come when there is something to draw. */
const RecentGrid = lazy(() =>
  whenConnected(() => import('./recent-grid').then((module) => ({ default: module.RecentGrid }))),
);

export function RecentCards({ products }: { readonly products: readonly ProductCard[] }) {
  return <RecentGrid products={products} />;
}
