'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { normalizeError } from '@/lib/api/error';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo } from '@/lib/pages/path-to';
import { duplicateProductMutation, officeProductsKey } from '@/lib/products/queries';
import { useUi } from '@/stores/ui';

interface DuplicateButtonProps {
  readonly id: number;
  readonly name: string;
  /** Smaller, in a row of the list. */
  readonly isInRow?: boolean;
}

/** Adds a draft like the product, and opens it. */
export function DuplicateButton({ id, name, isInRow = false }: DuplicateButtonProps) {
  const intl = useIntl();
  const locale = useLocale();
  const router = useRouter();
  const queries = useQueryClient();
  const duplicate = useMutation({
    ...duplicateProductMutation(locale),
    onSuccess: async (copy) => {
      useUi.getState().showToast(intl.formatMessage({ id: 'products.duplicated' }));
      await queries.invalidateQueries({ queryKey: officeProductsKey });
      router.push(pathTo(locale, '/staff/products/:product', { product: copy.id }));
    },
    onError: (error) => {
      useUi.getState().showToast(normalizeError(error).message);
    },
  });
  return (
    <Button
      variant="secondary"
      {...(isInRow ? { size: 'sm' } : {})}
      busy={duplicate.isPending}
      aria-label={
        isInRow ? intl.formatMessage({ id: 'products.duplicateNamed' }, { name }) : undefined
      }
      onClick={() => {
        duplicate.mutate(id);
      }}
    >
      {intl.formatMessage({ id: 'products.duplicate' })}
    </Button>
  );
}
