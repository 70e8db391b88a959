import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Resolver } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { OfficeForm } from '@/components/office/form/office-form';
import { moved } from '@/components/office/form/places';
import { useOfficeForm, type OfficeField } from '@/components/office/form/use-office-form';
import { ProductSearchButton } from '@/components/office/product-search/product-search-button';
import { Notice } from '@/components/ui/notice';
import { useLocale } from '@/lib/i18n/use-locale';
import type { OfficeProduct } from '@/lib/products/contract';
import type { PickedList, PickedProduct } from '@/lib/shelves/contract-lists';
import { PICKED_PRODUCTS } from '@/lib/shelves/contract-values';
import { pickedListKey, savePickedList } from '@/lib/shelves/queries-lists';
import { useUi } from '@/stores/ui';
import { PickedItem } from './picked-item';
import styles from './picked.module.scss';
import { nameOf } from './shelf';

interface PickedListFormProps {
  readonly saved: PickedList;
  readonly mayWrite: boolean;
}

interface Values {
  readonly products: readonly PickedProduct[];
}

/** Products of a list: added, put in order and removed, then saved together. */
export function PickedListForm({ saved, mayWrite }: PickedListFormProps) {
  const intl = useIntl();
  const edit = usePickedForm(saved);
  const { products } = edit.values;
  const change = (next: readonly PickedProduct[]) => {
    edit.form.setValue('products', next);
  };
  // In front: further down it would take many steps to where most are wanted.
  const add = ({ id, item_code, name_en, name_th, state }: OfficeProduct) => {
    const product = { id, item_code, name_en, name_th, listed: state === 'live' };
    change([product, ...edit.form.getValues('products')]);
  };
  const fault = edit.form.formState.errors.products?.message;
  return (
    <>
      {mayWrite && products.length < PICKED_PRODUCTS && (
        <div>
          <ProductSearchButton
            used={new Set(products.map(({ id }) => id))}
            room={PICKED_PRODUCTS - products.length}
            onAdd={add}
          />
        </div>
      )}
      <OfficeForm
        edit={edit}
        label={intl.formatMessage({ id: `shelves.list.${saved.list}` })}
        saveLabel={intl.formatMessage({ id: 'shelves.save' })}
        mayWrite={mayWrite}
      >
        {fault !== undefined && (
          <Notice tone="danger" role="alert">
            {fault}
          </Notice>
        )}
        <p>
          {intl.formatMessage(
            { id: 'shelves.picked' },
            { count: products.length, max: PICKED_PRODUCTS },
          )}
        </p>
        <ol className={styles.items}>
          {products.map((product, index) => (
            <PickedItem
              key={product.id}
              {...{ product, index, count: products.length, mayWrite }}
              onMove={(from, to) => {
                change(moved(products, from, to));
              }}
              onRemove={() => {
                change(products.toSpliced(index, 1));
              }}
            />
          ))}
        </ol>
      </OfficeForm>
    </>
  );
}

const asTyped: Resolver<Values> = (values) => ({ values, errors: {} });

function usePickedForm({ list, products, version }: PickedList) {
  const intl = useIntl();
  const locale = useLocale();
  const queries = useQueryClient();
  const saved = useMemo((): Values => ({ products }), [products]);
  const fields = useMemo(
    (): readonly OfficeField<Values>[] => [
      {
        name: 'products',
        label: intl.formatMessage({ id: 'shelves.lists' }),
        show: (value) =>
          intl.formatList(
            (value as Values['products']).map((product) => nameOf(product, locale)),
            { type: 'unit' },
          ),
      },
    ],
    [intl, locale],
  );
  const refresh = () => queries.invalidateQueries({ queryKey: pickedListKey(list) });
  return useOfficeForm<Values>({
    ...{ thing: `list ${list}`, saved, version, fields, resolver: asTyped, refresh },
    save: async (values, seen) => {
      const ids = values.products.map(({ id }) => id);
      const answer = await savePickedList(locale, { list, version: seen }, ids);
      useUi.getState().showToast(intl.formatMessage({ id: 'shelves.saved' }));
      queries.setQueryData(pickedListKey(list), answer);
      return answer.version;
    },
  });
}
