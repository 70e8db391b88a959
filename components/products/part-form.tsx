'use client';

import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { OfficeForm } from '@/components/office/form/office-form';
import type { OfficeProductDetail } from '@/lib/products/contract';
import { MEDICINE_CLASSES } from '@/lib/products/contract-values';
import type { Choice, ShelfChoices } from '@/lib/shelves/queries';
import { PartControl } from './part-control';
import { PART_FIELDS, partId, type PartName } from './parts';
import styles from './products.module.scss';
import { usePartForm } from './use-part-form';

interface PartFormProps {
  readonly part: PartName;
  readonly product: OfficeProductDetail;
  readonly shelves: ShelfChoices;
  readonly mayWrite: boolean;
}

/** A part of a product that is saved apart. Without its ability it is read only. */
export function PartForm({ part, product, shelves, mayWrite }: PartFormProps) {
  const intl = useIntl();
  const text = (name: string) => intl.formatMessage({ id: `products.${name}` });
  const choices = useChoices(shelves);
  const edit = usePartForm(part, product, choices);
  const { form } = edit;
  const { errors } = form.formState;
  return (
    <OfficeForm
      edit={edit}
      saveLabel={text(`save.${part}`)}
      id={partId(part)}
      label={text(`part.${part}`)}
      mayWrite={mayWrite}
    >
      <h2>{text(`part.${part}`)}</h2>
      <p>{text(`part.${part}Text`)}</p>
      <fieldset className={styles.fields} disabled={!mayWrite}>
        {PART_FIELDS[part].map((field) => (
          <PartControl
            key={field.name}
            field={field}
            error={errors[field.name]?.message}
            choices={choices[field.name] ?? []}
            register={form.register(field.name)}
          />
        ))}
      </fieldset>
    </OfficeForm>
  );
}

function useChoices(shelves: ShelfChoices): Readonly<Record<string, readonly Choice[]>> {
  const intl = useIntl();
  return useMemo(
    () => ({
      brand_id: shelves.brands,
      department_id: shelves.departments,
      drug_class: MEDICINE_CLASSES.map((value) => ({
        value,
        label: intl.formatMessage({ id: `products.class.${value}` }),
      })),
    }),
    [intl, shelves],
  );
}
