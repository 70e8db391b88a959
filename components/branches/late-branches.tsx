'use client';

import { lazy, Suspense, type ComponentProps } from 'react';
import { whenConnected } from '@/lib/browser/connection';

const BranchPicker = lazy(() =>
  whenConnected(() =>
    import('./branch-picker').then((module) => ({ default: module.BranchPicker })),
  ),
);
const ChosenBranch = lazy(() =>
  whenConnected(() =>
    import('./chosen-branch').then((module) => ({ default: module.ChosenBranch })),
  ),
);

export function LateBranchPicker(props: ComponentProps<typeof BranchPicker>) {
  return (
    <Suspense>
      <BranchPicker {...props} />
    </Suspense>
  );
}

export function LateChosenBranch(props: ComponentProps<typeof ChosenBranch>) {
  return (
    <Suspense>
      <ChosenBranch {...props} />
    </Suspense>
  );
}
