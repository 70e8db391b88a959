'use client';

import { lazy, Suspense } from 'react';
import type { PickupBranchProps, PickupPickerProps } from '@/components/checkout/pickup-slots';
import { whenConnected } from '@/lib/layout/connection';

/** Branches come when somebody wants to pick up. */
const BranchPicker = lazy(() =>
  whenConnected(() =>
    import('@/components/branches/branch-picker').then((module) => ({
      default: module.BranchPicker,
    })),
  ),
);
const ChosenBranch = lazy(() =>
  whenConnected(() =>
    import('@/components/branches/chosen-branch').then((module) => ({
      default: module.ChosenBranch,
    })),
  ),
);

/** The checkout's choice of a branch: the two domains do not know each other. */
export function PickupPicker(props: PickupPickerProps) {
  return (
    <Suspense>
      <BranchPicker {...props} />
    </Suspense>
  );
}

export function PickupBranch(props: PickupBranchProps) {
  return (
    <Suspense>
      <ChosenBranch {...props} />
    </Suspense>
  );
}
