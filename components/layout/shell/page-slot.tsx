'use client';

import { usePathname } from 'next/navigation';
import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { useUi } from '@/stores/ui';

const PageError = lazy(() =>
  import('./page-error').then((module) => ({ default: module.PageError })),
);

/**
 * The page, or the error page in its place when a call answered 404 or 503 (`docs/product/pages.md`, "Errors on
 * pages").
 */
export function PageSlot({ children }: { readonly children: ReactNode }) {
  const pathname = usePathname();
  const pageError = useUi((state) => state.pageError);
  useEffect(() => useUi.getState().clearPageError, [pathname]);
  if (!pageError) return children;
  return (
    // The link home may lead to the very page that failed: then it is tried again.
    <div onClick={useUi.getState().clearPageError}>
      <Suspense>
        <PageError {...pageError} />
      </Suspense>
    </div>
  );
}
