'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { normalizeError } from '@/lib/api/error';
import { useLocale } from '@/lib/i18n/use-locale';
import type { OfficeProductDetail } from '@/lib/products/contract';
import { moveProductMutation, officeProductKey, officeProductsKey } from '@/lib/products/queries';
import { useUi } from '@/stores/ui';

const ConfirmDialog = lazy(() =>
  import('@/components/ui/confirm-dialog').then((part) => ({ default: part.ConfirmDialog })),
);

/** Publishes a product or takes it off sale. Without a price neither is possible. */
export function ProductMoves({ product }: { readonly product: OfficeProductDetail }) {
  const intl = useIntl();
  const locale = useLocale();
  const queries = useQueryClient();
  const text = (name: string) => intl.formatMessage({ id: `products.${name}` });
  const [isAsked, setAsked] = useState(false);
  const { id, state, version } = product;
  const move = useMutation({
    ...moveProductMutation(locale),
    onSuccess: (_, { move: done }) => {
      setAsked(false);
      useUi.getState().showToast(text(`done.${done}`));
    },
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: officeProductKey(id) });
      await queries.invalidateQueries({ queryKey: officeProductsKey });
    },
  });
  const name = state === 'live' ? 'archive' : 'publish';
  if (product.prices.price === 0) return <p>{text('needsPrice')}</p>;
  return (
    <>
      <Button
        variant={name === 'publish' ? 'primary' : 'secondary'}
        onClick={() => {
          move.reset();
          setAsked(true);
        }}
      >
        {text(`move.${name}`)}
      </Button>
      {isAsked && (
        <Suspense>
          <ConfirmDialog
            title={text(`move.${name}`)}
            text={text(`move.${name}Text`)}
            labels={{ close: text('close'), keep: text('keep'), confirm: text(`move.${name}`) }}
            busy={move.isPending}
            refusal={move.error ? normalizeError(move.error).message : undefined}
            onConfirm={() => {
              move.mutate({ id, move: name, version });
            }}
            onClose={() => {
              setAsked(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
