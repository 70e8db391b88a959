'use client';

import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import type { OfficeProduct } from '@/lib/products/contract';

const ProductSearchDialog = lazy(() =>
  import('./product-search-dialog').then((part) => ({ default: part.ProductSearchDialog })),
);

interface ProductSearchButtonProps {
  /** Products that are there already. */
  readonly used: ReadonlySet<number>;
  /** Number of products that still fit. */
  readonly room: number;
  readonly onAdd: (product: OfficeProduct) => void;
}

/** Adds products that a search finds, one after the other. */
export function ProductSearchButton({ used, room, onAdd }: ProductSearchButtonProps) {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        onClick={() => {
          setOpen(true);
        }}
      >
        {intl.formatMessage({ id: 'office.productSearch.add' })}
      </Button>
      {isOpen && room > 0 && (
        <Suspense>
          <ProductSearchDialog
            used={used}
            onAdd={onAdd}
            onClose={() => {
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
