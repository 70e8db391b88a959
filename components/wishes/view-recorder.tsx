'use client';

import { useEffect } from 'react';
import { recentlyViewed } from '@/lib/recently-viewed';

/** Records a viewed product, in this browser only. */
export function ViewRecorder({ productId }: { readonly productId: number }) {
  useEffect(() => {
    recentlyViewed.record(productId);
  }, [productId]);
  return null;
}
