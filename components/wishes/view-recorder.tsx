'use client';

import { useEffect } from 'react';
import { recentlyViewed } from '@/lib/recently-viewed';

/** Remembers, in this browser alone, that the page of a product was looked at. */
export function ViewRecorder({ productId }: { readonly productId: number }) {
  useEffect(() => {
    recentlyViewed.record(productId);
  }, [productId]);
  return null;
}
