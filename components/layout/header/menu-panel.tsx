'use client';

import { lazy, Suspense } from 'react';
import { whenConnected } from '@/lib/layout/connection';
import styles from './category-bar.module.scss';
import type { PanelOf } from './mega-menu-state';

const MenuPanels = lazy(() =>
  whenConnected(() => import('./menu-panels').then((module) => ({ default: module.MenuPanels }))),
);

/** Hundreds of links that few people open stand on no page: they are fetched when somebody comes near the bar. */
export function MenuPanel({ of }: { readonly of: PanelOf }) {
  return (
    <Suspense fallback={<div className={styles.waiting} aria-hidden="true" />}>
      <MenuPanels of={of} />
    </Suspense>
  );
}
