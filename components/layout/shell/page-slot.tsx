'use client';

import { usePathname } from 'next/navigation';
import { lazy, Suspense, useEffect, useLayoutEffect, type ReactNode } from 'react';
import { useUi, type Interruptions } from '@/stores/ui';

const PageError = lazy(() =>
  import('./page-error').then((module) => ({ default: module.PageError })),
);

interface PageSlotProps {
  readonly interruptions: Interruptions;
  readonly children: ReactNode;
}

/**
 * The page, or the error page in its place when a call answered 404 or 503 (`docs/product/pages.md`, "Errors on
 * pages"). Says what may open over it by itself (`docs/product/pages.md`, "Layouts").
 */
export function PageSlot({ interruptions, children }: PageSlotProps) {
  const pathname = usePathname();
  const pageError = useUi((state) => state.pageError);
  useEffect(() => useUi.getState().clearPageError, [pathname]);
  // Before paint: what lay over the last page is gone when this one is seen.
  useLayoutEffect(() => {
    const { setInterruptions } = useUi.getState();
    setInterruptions(interruptions);
    return () => {
      setInterruptions('none');
    };
  }, [interruptions]);
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
