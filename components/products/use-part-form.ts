'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Resolver } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { useOfficeForm, type OfficeField } from '@/components/office/form/use-office-form';
import { useLocale } from '@/lib/i18n/use-locale';
import type { OfficeProductDetail } from '@/lib/products/contract';
import { officeProductKey, officeProductsKey, saveProduct } from '@/lib/products/queries';
import type { Choice } from '@/lib/shelves/queries';
import { useUi } from '@/stores/ui';
import { PART_FIELDS, partOf, valuesOf, type PartName, type PartValues } from './parts';

const asTyped: Resolver<PartValues> = (values) => ({ values, errors: {} });

/** Editing of a part of a product, checked by the service. */
export function usePartForm(
  part: PartName,
  product: OfficeProductDetail,
  choices: Readonly<Record<string, readonly Choice[]>>,
) {
  const intl = useIntl();
  const locale = useLocale();
  const queries = useQueryClient();
  const { id } = product;
  const { version } = product[part];
  const saved = useMemo(() => valuesOf(product[part]), [product, part]);
  const fields = useMemo(
    () =>
      PART_FIELDS[part].map(({ name }): OfficeField<PartValues> => ({
        name,
        label: intl.formatMessage({ id: `products.field.${name}` }),
        show: (value) =>
          choices[name]?.find((one) => one.value === value)?.label ?? (value as string),
      })),
    [intl, part, choices],
  );
  const refresh = () => queries.invalidateQueries({ queryKey: officeProductKey(id) });
  return useOfficeForm<PartValues>({
    ...{ thing: `${part} of product ${String(id)}`, saved, version, fields, refresh },
    resolver: asTyped,
    save: async (values, seen) => {
      const answer = await saveProduct(locale, { id, part, version: seen }, partOf(part, values));
      useUi.getState().showToast(intl.formatMessage({ id: 'products.saved' }));
      void queries.invalidateQueries({ queryKey: officeProductsKey });
      void refresh();
      return answer[part].version;
    },
  });
}
