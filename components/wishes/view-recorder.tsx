'use client';

import { useEffect } from 'react';
import { recentlyViewed } from '@/lib/recently-viewed';

export function ViewRecorder({ productId }: { readonly productId: number }) {
  useEffect(() => {
    recentlyViewed.record(productId);
  }, [productId]);
  return null;
}
