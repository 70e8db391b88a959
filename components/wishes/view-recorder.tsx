'use client';

import { useEffect } from 'react';
import { recentlyViewed } from '@/lib/wishes/recently-viewed';

export function ViewRecorder({ productId }: { readonly productId: number }) {
  useEffect(() => {
    recentlyViewed.record(productId);
  }, [productId]);
  return null;
}
