'use client';

import { lazy, Suspense, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { whenConnected } from '@/lib/browser/connection';
import styles from './branch-stock.module.scss';

const BranchDialog = lazy(() =>
  whenConnected(() =>
    import('./branch-dialog').then((module) => ({ default: module.BranchDialog })),
  ),
);

interface BranchStockProps {
  readonly productId: number;
  readonly labels: {
    readonly available: string;
    readonly text: string;
  };
}

export function BranchStock({ productId, labels }: BranchStockProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.line}
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true);
        }}
      >
        <Icon name="store" />
        <span>
          <strong>{labels.available}</strong>
          <span>{labels.text}</span>
        </span>
        <Icon name="chevron-right" size="sm" />
      </button>
      {open && (
        <Suspense>
          <BranchDialog
            productId={productId}
            onClose={() => {
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
