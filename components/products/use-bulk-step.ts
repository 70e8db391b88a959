'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocale } from '@/lib/i18n/use-locale';
import type { BulkChange } from '@/lib/products/contract-bulk';
import { allProductsKey, stepBulkMutation } from '@/lib/products/queries';

/** Applies or undoes a bulk change; everything that is read of products is read again. */
export function useBulkStep(onDone: (bulk: BulkChange) => void) {
  const queries = useQueryClient();
  return useMutation({
    ...stepBulkMutation(useLocale()),
    onSuccess: onDone,
    onSettled: () => queries.invalidateQueries({ queryKey: allProductsKey }),
  });
}
