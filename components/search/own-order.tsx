'use client';

import { lazy, Suspense, type ReactNode } from 'react';
import { whenConnected } from '@/lib/browser/connection';
import { useAuth } from '@/stores/auth';
import type { OwnOrderProps } from './use-own-order';

const OwnOrderNotice = lazy(() =>
  whenConnected(() =>
    import('./own-order-notice').then((module) => ({ default: module.OwnOrderNotice })),
  ),
);

interface OwnOrderPartProps extends OwnOrderProps {
  /** Shown to everyone else. */
  readonly children: ReactNode;
}

/** The browser of a member asks whose order it is, since the page is the same for everyone. */
export function OwnOrder({ children, ...order }: OwnOrderPartProps) {
  const isLoggedIn = useAuth((state) => state.isLoggedIn);
  if (!isLoggedIn) return children;
  return (
    <Suspense fallback={children}>
      <OwnOrderNotice {...order} otherwise={children} />
    </Suspense>
  );
}
