'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { useNewForm } from '@/components/office/form/use-new-form';
import { Button } from '@/components/ui/button';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo } from '@/lib/pages/path-to';
import { addProductMutation, officeProductsKey } from '@/lib/products/queries';
import type { ShelfChoices } from '@/lib/shelves/queries';

const NewProductDialog = lazy(() =>
  import('./new-product-dialog').then((part) => ({ default: part.NewProductDialog })),
);

/** Adds a draft, and opens it. */
export function NewProductButton({ shelves }: { readonly shelves: ShelfChoices }) {
  const intl = useIntl();
  const locale = useLocale();
  const router = useRouter();
  const queries = useQueryClient();
  const [isOpen, setOpen] = useNewForm();
  const add = useMutation({
    ...addProductMutation(locale),
    onSuccess: async ({ id }) => {
      await queries.invalidateQueries({ queryKey: officeProductsKey });
      router.push(pathTo(locale, '/staff/products/:product', { product: id }));
    },
  });
  return (
    <>
      <Button
        onClick={() => {
          add.reset();
          setOpen(true);
        }}
      >
        {intl.formatMessage({ id: 'products.new' })}
      </Button>
      {isOpen && (
        <Suspense>
          <NewProductDialog
            shelves={shelves}
            add={add}
            onClose={() => {
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
