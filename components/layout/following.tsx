'use client';

import type { ReactNode } from 'react';
import { useFollowing } from '@/lib/layout/use-following';
import styles from './below-first-screen.module.scss';

/** What a page that a click brings shows a moment after what is looked at first; nothing stands below it. */
export function Following({ children }: { readonly children: ReactNode }) {
  return useFollowing() && children;
}

/** What stands below the first screen; its room is kept while it follows. */
export function BelowFirstScreen({ children }: { readonly children: ReactNode }) {
  return useFollowing() ? children : <div className={styles.room} />;
}
