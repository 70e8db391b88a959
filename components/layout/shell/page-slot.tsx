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
 * The page, or the error page after a call answered 404 or 503 (`docs/product/pages.md`, "Errors on pages"). Sets which
 * interruptions it allows (`docs/product/pages.md`, "Layouts").
 */
export function PageSlot({ interruptions, children }: PageSlotProps) {
  const pathname = usePathname();
  const pageError = useUi((state) => state.pageError);
  useEffect(() => useUi.getState().clearPageError, [pathname]);
  // Before paint, so that overlays of the last page are gone.
  useLayoutEffect(() => {
    const { setInterruptions } = useUi.getState();
    setInterruptions(interruptions);
    return () => {
      setInterruptions('none');
    };
  }, [interruptions]);
  if (!pageError) return children;
  return (
    // The home link may point to the failed page itself: clear the error to retry it.
    <div onClick={useUi.getState().clearPageError}>
      <Suspense>
        <PageError {...pageError} />
      </Suspense>
    </div>
  );
}
