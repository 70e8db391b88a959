'use client';

import { useId } from 'react';
import { useIntl } from 'react-intl';
import { BilingualFields } from '@/components/office/form/bilingual-fields';
import { OfficeForm } from '@/components/office/form/office-form';
import { moved } from '@/components/office/form/places';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import type { OfficeAttribute } from '@/lib/shelves/contract-attributes';
import { FILTER_PLACES, VALUES_PER_ATTRIBUTE } from '@/lib/shelves/contract-values';
import { valueOf } from '@/lib/shelves/value-of';
import { AttributeValueItem } from './attribute-value-item';
import styles from './attributes.module.scss';
import { NewShelf } from './new-shelf';
import shelves from './shelves.module.scss';
import { useAttributeForm } from './use-attribute-form';

interface AttributeFormProps {
  readonly attribute: OfficeAttribute;
  readonly mayWrite: boolean;
}

/** Names, filters and values of an attribute, saved together. Its key stands in addresses, so it is shown alone. */
export function AttributeForm({ attribute, mayWrite }: AttributeFormProps) {
  const intl = useIntl();
  const text = (name: string) => intl.formatMessage({ id: `shelves.${name}` });
  const edit = useAttributeForm(attribute);
  const { form, change } = edit;
  const { values } = edit.values;
  const control = (name: 'name_th' | 'name_en') => ({
    label: text(`field.${name}`),
    error: form.formState.errors[name]?.message,
    ...form.register(name),
  });
  const heading = useId();
  const add = ({ name_th = '', name_en = '' }: Readonly<Record<string, string | undefined>>) => {
    const all = form.getValues('values');
    const value = valueOf(name_en, new Set(all.map((one) => one.value)));
    change([...all, { value, name_th, name_en, archived: false }]);
  };
  return (
    <OfficeForm edit={edit} saveLabel={text('save')} mayWrite={mayWrite}>
      <fieldset className={shelves.fields} disabled={!mayWrite}>
        <BilingualFields th={control('name_th')} en={control('name_en')} />
        <div className={shelves.pair}>
          <SelectField
            label={text('field.filters')}
            hint={text('hint.filters')}
            {...form.register('filters')}
          >
            {FILTER_PLACES.map((place) => (
              <option key={place} value={place}>
                {text(`filters.${place}`)}
              </option>
            ))}
          </SelectField>
          <TextField
            label={text('field.key')}
            hint={text('hint.fixed')}
            value={attribute.key}
            readOnly
          />
        </div>
      </fieldset>
      <section className={shelves.fields} aria-labelledby={heading}>
        <h2 id={heading}>{text('field.values')}</h2>
        <p>{text('valuesText')}</p>
        {values.length === 0 && <p>{text('noValues')}</p>}
        <ol className={styles.values}>
          {values.map((value, index) => (
            <AttributeValueItem
              key={value.value}
              {...{ value, index, mayWrite, form, count: values.length }}
              products={attribute.product_counts[value.value] ?? 0}
              onMove={(from, to) => {
                change(moved(form.getValues('values'), from, to));
              }}
              onRemove={() => {
                change(form.getValues('values').toSpliced(index, 1));
              }}
            />
          ))}
        </ol>
        {mayWrite && values.length < VALUES_PER_ATTRIBUTE && (
          <div>
            <NewShelf
              variant="secondary"
              label={text('newValue')}
              fields={['name_th', 'name_en']}
              add={add}
            />
          </div>
        )}
      </section>
    </OfficeForm>
  );
}
