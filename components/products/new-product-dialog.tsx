'use client';

import type { UseMutationResult } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { FormDialog } from '@/components/office/form/form-dialog';
import { Modal } from '@/components/ui/modal';
import { TextField } from '@/components/ui/text-field';
import { normalizeError } from '@/lib/api/error';
import type { NewProduct, OfficeProductDetail } from '@/lib/products/contract';
import type { ShelfChoices } from '@/lib/shelves/queries';
import { ChoiceField } from './choice-field';
import { ShelvesMissing } from './shelves-missing';

interface NewProductDialogProps {
  readonly shelves: ShelfChoices;
  readonly add: UseMutationResult<OfficeProductDetail, Error, NewProduct>;
  readonly onClose: () => void;
}

const TEXTS = ['name_th', 'name_en', 'item_code'] as const;
const CHOICES = ['brand_id', 'department_id'] as const;
const EMPTY = { name_th: '', name_en: '', item_code: '', brand_id: '', department_id: '' };

/** Asks for the least that a draft needs; the rest is edited on its page. */
export function NewProductDialog({ shelves, add, onClose }: NewProductDialogProps) {
  const intl = useIntl();
  const text = (name: string) => intl.formatMessage({ id: `products.${name}` });
  const form = useForm({ defaultValues: EMPTY });
  const { errors } = form.formState;
  const refusal = add.error ? normalizeError(add.error) : undefined;
  const faultOf = (name: keyof typeof EMPTY) => errors[name]?.message ?? refusal?.fields[name];
  const choices = { brand_id: shelves.brands, department_id: shelves.departments };
  const required = text('missing');
  if (shelves.brands.length === 0 || shelves.departments.length === 0) {
    return (
      <Modal show title={text('new')} closeLabel={text('close')} onClose={onClose}>
        <ShelvesMissing />
      </Modal>
    );
  }
  return (
    <FormDialog
      title={text('new')}
      submitLabel={text('add')}
      busy={add.isPending}
      refusal={refusal}
      fields={[...TEXTS, ...CHOICES]}
      onSubmit={form.handleSubmit(({ brand_id: brand, department_id: department, ...texts }) => {
        add.mutate({ ...texts, brand_id: Number(brand), department_id: Number(department) });
      })}
      onClose={onClose}
    >
      {TEXTS.map((name) => (
        <TextField
          key={name}
          label={text(`field.${name}`)}
          error={faultOf(name)}
          autoComplete="off"
          {...form.register(name, { required })}
        />
      ))}
      {CHOICES.map((name) => (
        <ChoiceField
          key={name}
          label={text(`field.${name}`)}
          error={faultOf(name)}
          choices={choices[name]}
          {...form.register(name, { required })}
        >
          <option value="">{text('choose')}</option>
        </ChoiceField>
      ))}
    </FormDialog>
  );
}
