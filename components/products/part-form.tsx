'use client';

import { lazy, Suspense, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { FormBar } from '@/components/office/form/form-bar';
import { Notice } from '@/components/ui/notice';
import type { OfficeProductDetail } from '@/lib/products/contract';
import { MEDICINE_CLASSES } from '@/lib/products/contract-values';
import type { Choice, ShelfChoices } from '@/lib/shelves/queries';
import { PartControl } from './part-control';
import { PART_FIELDS, partId, type PartName } from './parts';
import styles from './products.module.scss';
import { usePartForm } from './use-part-form';

const MergeDialog = lazy(() =>
  import('@/components/office/form/merge-dialog').then((part) => ({ default: part.MergeDialog })),
);

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
  const { form, error } = edit;
  const { errors } = form.formState;
  return (
    <form
      id={partId(part)}
      className={styles.form}
      aria-label={text(`part.${part}`)}
      noValidate
      onSubmit={(event) => void edit.submit(event)}
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
      {error && (
        <Notice tone="danger" role="alert">
          {error.message}
        </Notice>
      )}
      {mayWrite && (
        <FormBar
          changed={edit.changed.map(({ label }) => label)}
          saveLabel={text(`save.${part}`)}
          busy={edit.busy}
          onDiscard={edit.discard}
        />
      )}
      {edit.merge && (
        <Suspense>
          <MergeDialog
            merge={edit.merge}
            fields={edit.fields}
            busy={edit.busy}
            onClose={edit.endMerge}
            onSave={(taken) => void edit.saveMerged(taken)}
          />
        </Suspense>
      )}
    </form>
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
