'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useOfficeForm, type OfficeField } from '@/components/office/form/use-office-form';
import { normalizeError } from '@/lib/api/error';
import { useLocale } from '@/lib/i18n/use-locale';
import type { ProductVariants } from '@/lib/products/contract-variants';
import { allProductsKey } from '@/lib/products/queries';
import { productVariantsKey, saveVariants } from '@/lib/products/queries-variants';
import { useUi } from '@/stores/ui';
import { faultsOf, needsWords, sentOf, type VariantValues } from './variant-values';

/** Editing of the variant group of a product. */
export function useVariantForm(id: number, { options, members, version }: ProductVariants) {
  const intl = useIntl();
  const locale = useLocale();
  const queries = useQueryClient();
  const [faults, setFaults] = useState<ReadonlyMap<number, string>>(new Map());
  const saved = useMemo((): VariantValues => ({ options, members }), [options, members]);
  const fields = useMemo((): readonly OfficeField<VariantValues>[] => {
    const list = (texts: readonly string[]) => intl.formatList(texts, { type: 'unit' });
    return [
      {
        name: 'options',
        label: intl.formatMessage({ id: 'products.variant.options' }),
        show: (value) =>
          list(
            (value as VariantValues['options']).map((one) =>
              locale === 'th' ? one.name_th : one.name_en,
            ),
          ),
      },
      {
        name: 'members',
        label: intl.formatMessage({ id: 'products.variant.members' }),
        show: (value) =>
          list(
            (value as VariantValues['members']).map(({ item_code: code, values }) => {
              const words = values.map((one) => (locale === 'th' ? one.value_th : one.value_en));
              return [code, ...words].join(' ');
            }),
          ),
      },
    ];
  }, [intl, locale]);
  const missing = intl.formatMessage({ id: 'products.missing' });
  const edit = useOfficeForm<VariantValues>({
    ...{ thing: `variants of product ${String(id)}`, saved, version, fields },
    resolver: useMemo(() => needsWords(missing), [missing]),
    refresh: () => queries.invalidateQueries({ queryKey: productVariantsKey(id) }),
    save: async (values, seen) => {
      setFaults(new Map());
      try {
        const answer = await saveVariants(locale, id, sentOf(values, seen));
        useUi.getState().showToast(intl.formatMessage({ id: 'products.saved' }));
        void queries.invalidateQueries({ queryKey: allProductsKey });
        return answer.version;
      } catch (failure) {
        setFaults(faultsOf(normalizeError(failure).fields, values));
        throw failure;
      }
    },
  });
  const change = (next: VariantValues) => {
    edit.form.setValue('options', next.options);
    edit.form.setValue('members', next.members);
  };
  return { ...edit, faults, change };
}
