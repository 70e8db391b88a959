'use client';

import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import type { OfficeProduct } from '@/lib/products/contract';
import { VARIANTS_MAX } from '@/lib/products/contract-values';
import type { useVariantForm } from './use-variant-form';
import { newMember } from './variant-values';

const VariantDialog = lazy(() =>
  import('./variant-dialog').then((part) => ({ default: part.VariantDialog })),
);

/** Adds siblings that a search finds. */
export function VariantPicker({ edit }: { readonly edit: ReturnType<typeof useVariantForm> }) {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  const { values, change } = edit;
  const add = ({ id, item_code, name_en, name_th, state }: OfficeProduct) => {
    const added = newMember({ product_id: id, item_code, name_en, name_th, state }, values);
    const members = [...values.members, added];
    change({ options: values.options, members });
    if (members.length === VARIANTS_MAX) setOpen(false);
  };
  return (
    <>
      <Button
        variant="secondary"
        onClick={() => {
          setOpen(true);
        }}
      >
        {intl.formatMessage({ id: 'products.variant.add' })}
      </Button>
      {isOpen && (
        <Suspense>
          <VariantDialog
            used={new Set(values.members.map((one) => one.product_id))}
            onAdd={add}
            onClose={() => {
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
