'use client';

import { lazy, Suspense, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { canScan } from './camera';

const ScanDialog = lazy(() =>
  import('./scan-dialog').then((part) => ({ default: part.ScanDialog })),
);

interface ScanButtonProps {
  readonly onCode: (code: string) => void;
}

/** Reads a barcode with the camera (`docs/product/office.md`, "Barcodes by camera"). Hidden where that is impossible. */
export function ScanButton({ onCode }: ScanButtonProps) {
  const intl = useIntl();
  const [isAble, setAble] = useState(false);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    let isShown = true;
    void canScan().then((able) => {
      if (isShown) setAble(able);
    });
    return () => {
      isShown = false;
    };
  }, []);
  if (!isAble) return null;
  return (
    <>
      <Button
        variant="secondary"
        onClick={() => {
          setOpen(true);
        }}
      >
        {intl.formatMessage({ id: 'office.scan.open' })}
      </Button>
      {isOpen && (
        <Suspense>
          <ScanDialog
            onCode={(code) => {
              setOpen(false);
              onCode(code);
            }}
            onClose={() => {
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
