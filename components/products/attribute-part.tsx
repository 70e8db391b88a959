'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Resolver } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { OfficeForm } from '@/components/office/form/office-form';
import { useOfficeForm, type OfficeField } from '@/components/office/form/use-office-form';
import { LoadError } from '@/components/office/load-error';
import { Checkbox } from '@/components/ui/checkbox';
import { Spinner } from '@/components/ui/spinner';
import { useLocale } from '@/lib/i18n/use-locale';
import type { AttributeChoices, ProductAttributes } from '@/lib/products/contract-attributes';
import type { OfficeProductDetail } from '@/lib/products/contract';
import { attributeChoicesQuery, officeProductKey, saveProduct } from '@/lib/products/queries';
import { useUi } from '@/stores/ui';
import styles from './attributes.module.scss';
import form from './products.module.scss';

interface AttributePartProps {
  readonly product: OfficeProductDetail;
  readonly mayWrite: boolean;
}

/** Properties of a product that lists are filtered by (`docs/product/office.md`, "Products"). */
export function AttributePart({ product, mayWrite }: AttributePartProps) {
  const intl = useIntl();
  const text = (name: string) => intl.formatMessage({ id: `products.${name}` });
  const { data, error, refetch } = useQuery(attributeChoicesQuery(useLocale()));
  return (
    <section className={form.form} aria-label={text('part.attributes')}>
      <h2>{text('part.attributes')}</h2>
      <p>{text('part.attributesText')}</p>
      {error && !data && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Spinner label={text('loading')} />}
      {data?.entities.length === 0 && <p>{text('noAttributes')}</p>}
      {data && data.entities.length > 0 && (
        <AttributeForm product={product} choices={data.entities} mayWrite={mayWrite} />
      )}
    </section>
  );
}

interface AttributeFormProps extends AttributePartProps {
  readonly choices: AttributeChoices['entities'];
}

function AttributeForm({ product, choices, mayWrite }: AttributeFormProps) {
  const intl = useIntl();
  const edit = useAttributeForm(product, choices);
  const chosen = new Set(edit.values.attributes);
  const kept = new Set(product.attributes.attributes);
  const isOffered = ({ pair, archived }: AttributeChoices['entities'][number]['values'][number]) =>
    !archived || kept.has(pair);
  return (
    <OfficeForm
      edit={edit}
      saveLabel={intl.formatMessage({ id: 'products.save.attributes' })}
      mayWrite={mayWrite}
    >
      <div className={styles.groups}>
        {choices.map(({ key, name, values }) => (
          <fieldset key={key} disabled={!mayWrite}>
            <legend>{name}</legend>
            {values.filter(isOffered).map((value) => (
              <Checkbox
                key={value.pair}
                label={value.name}
                checked={chosen.has(value.pair)}
                onChange={({ target }) => {
                  edit.toggle(value.pair, target.checked);
                }}
              />
            ))}
          </fieldset>
        ))}
      </div>
    </OfficeForm>
  );
}

const asChosen: Resolver<ProductAttributes> = (values) => ({ values, errors: {} });

function useAttributeForm(
  { id, attributes: saved }: OfficeProductDetail,
  choices: AttributeChoices['entities'],
) {
  const intl = useIntl();
  const locale = useLocale();
  const queries = useQueryClient();
  const names = useMemo(
    () =>
      new Map(
        choices.flatMap(({ values }) => values.map(({ pair, name }) => [pair, name] as const)),
      ),
    [choices],
  );
  const { version } = saved;
  const fields = useMemo(
    (): readonly OfficeField<ProductAttributes>[] => [
      {
        name: 'attributes',
        label: intl.formatMessage({ id: 'products.part.attributes' }),
        show: (value) =>
          intl.formatList(
            (value as string[]).map((pair) => names.get(pair) ?? pair),
            { type: 'unit' },
          ),
      },
    ],
    [intl, names],
  );
  const refresh = () => queries.invalidateQueries({ queryKey: officeProductKey(id) });
  const edit = useOfficeForm<ProductAttributes>({
    ...{ thing: `attributes of product ${String(id)}`, version, fields, refresh },
    saved: useMemo(() => ({ attributes: inOrderOf(names, saved.attributes) }), [names, saved]),
    resolver: asChosen,
    save: async (values, seen) => {
      const answer = await saveProduct(locale, { id, part: 'attributes', version: seen }, values);
      useUi.getState().showToast(intl.formatMessage({ id: 'products.saved' }));
      void refresh();
      return answer.attributes.version;
    },
  });
  const toggle = (pair: string, isChosen: boolean) => {
    const others = edit.form.getValues('attributes').filter((one) => one !== pair);
    const next = isChosen ? [...others, pair] : others;
    edit.form.setValue('attributes', inOrderOf(names, next));
  };
  return { ...edit, toggle };
}

/** In the order of the choices, so that the same choice is equal; a value that has gone is dropped. */
function inOrderOf(names: ReadonlyMap<string, string>, pairs: readonly string[]): string[] {
  const chosen = new Set(pairs);
  return [...names.keys()].filter((one) => chosen.has(one));
}
