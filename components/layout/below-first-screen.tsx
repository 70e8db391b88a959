'use client';

import type { ReactNode } from 'react';
import styles from './below-first-screen.module.scss';
import { useFollowing } from '@/lib/layout/use-following';

/** What stands below the first screen; its room is kept while it follows. */
export function BelowFirstScreen({ children }: { readonly children: ReactNode }) {
  return useFollowing() ? children : <div className={styles.room} />;
}
