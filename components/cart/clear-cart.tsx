'use client';

import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { whenConnected } from '@/lib/browser/connection';

const ClearDialog = lazy(() =>
  whenConnected(() => import('./clear-dialog').then((module) => ({ default: module.ClearDialog }))),
);

/** Takes everything out, after a question: it cannot be undone in one go. */
export function ClearCart() {
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Button
        size="sm"
        variant="ghost"
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true);
        }}
      >
        {intl.formatMessage({ id: 'cart.clear' })}
      </Button>
      {open && (
        <Suspense>
          <ClearDialog
            onClose={() => {
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
