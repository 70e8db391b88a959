'use client';

import { lazy, Suspense, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { PromotionTag } from '@/lib/offers/contract';
import { whenConnected } from '@/lib/browser/connection';
import type { PickerItem } from './picks';

const GroupPicker = lazy(() =>
  whenConnected(() => import('./group-picker').then((module) => ({ default: module.GroupPicker }))),
);

interface PickSetProps {
  readonly promotion: Pick<PromotionTag, 'id' | 'kind' | 'name'>;
  readonly own: PickerItem;
  readonly label: string;
}

export function PickSet({ promotion, own, label }: PickSetProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true);
        }}
      >
        {label}
      </Button>
      {open && (
        <Suspense>
          <GroupPicker
            promotion={promotion}
            own={own}
            onClose={() => {
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
