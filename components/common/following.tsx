'use client';

import type { ReactNode } from 'react';
import { useFollowing } from '@/lib/browser/use-following';
import styles from './below-first-screen.module.scss';

/** End of a page, rendered one step after its first screen on client navigation. Nothing may follow it. */
export function Following({ children }: { readonly children: ReactNode }) {
  return useFollowing() && children;
}

/** Content below the first screen; reserves space until it renders. */
export function BelowFirstScreen({ children }: { readonly children: ReactNode }) {
  return useFollowing() ? children : <div className={styles.room} />;
}
