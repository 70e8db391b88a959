'use client';

import type { ReactNode } from 'react';
import { useFollowing } from '@/lib/layout/use-following';

/** What a page that a click brings shows a moment after what is looked at first; nothing stands below it. */
export function Following({ children }: { readonly children: ReactNode }) {
  return useFollowing() && children;
}
