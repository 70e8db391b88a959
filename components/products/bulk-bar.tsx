'use client';

import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { SelectionBar } from '@/components/office/table/bulk-bar';
import { Button } from '@/components/ui/button';
import type { BulkChange, ProductFilter } from '@/lib/products/contract-bulk';
import type { ShelfChoices } from '@/lib/shelves/queries';
import type { ChosenProducts } from './bulk-dialog';

const BulkDialog = lazy(() =>
  import('./bulk-dialog').then((part) => ({ default: part.BulkDialog })),
);

const BulkRecent = lazy(() =>
  import('./bulk-recent').then((part) => ({ default: part.BulkRecent })),
);

interface ProductBulkBarProps {
  readonly ids: readonly number[];
  /** Filters of the view, and the number of products that it finds. */
  readonly filter: ProductFilter;
  readonly total: number;
  readonly shelves: ShelfChoices;
  readonly onApplied: (bulk: BulkChange) => void;
}

/** Changes the selected products, or all of the view. */
export function ProductBulkBar({ ids, filter, total, shelves, onApplied }: ProductBulkBarProps) {
  const intl = useIntl();
  const [chosen, setChosen] = useState<ChosenProducts>();
  return (
    <>
      <SelectionBar count={ids.length}>
        <Button
          size="sm"
          onClick={() => {
            setChosen({ choice: { of: 'ids', ids: [...ids] }, count: ids.length });
          }}
        >
          {intl.formatMessage({ id: 'products.bulk.these' }, { count: ids.length })}
        </Button>
        <Button
          size="sm"
          variant="secondary"
          onClick={() => {
            setChosen({ choice: { of: 'found', filter }, count: total });
          }}
        >
          {intl.formatMessage({ id: 'products.bulk.all' }, { count: total })}
        </Button>
      </SelectionBar>
      {chosen && (
        <Suspense>
          <BulkDialog
            chosen={chosen}
            shelves={shelves}
            onApplied={onApplied}
            onClose={() => {
              setChosen(undefined);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/** Opens the bulk changes of the last day. */
export function RecentBulkButton({ shelves }: { readonly shelves: ShelfChoices }) {
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
        {intl.formatMessage({ id: 'products.bulk.recent' })}
      </Button>
      {isOpen && (
        <Suspense>
          <BulkRecent
            shelves={shelves}
            onClose={() => {
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
