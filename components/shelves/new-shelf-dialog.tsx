'use client';

import type { UseMutationResult } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { useForm } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { FormDialog } from '@/components/office/form/form-dialog';
import { TextField } from '@/components/ui/text-field';
import { normalizeError } from '@/lib/api/error';

/** Fields of the dialogs that add brands, categories, departments, attributes and values. */
export type NewField = 'name_th' | 'name_en' | 'code' | 'slug' | 'key';
export type NewValues = Partial<Record<NewField, string>>;

interface NewShelfDialogProps {
  readonly title: string;
  readonly fields: readonly NewField[];
  readonly add: UseMutationResult<unknown, Error, NewValues>;
  readonly onClose: () => void;
}

/** Asks for names, and for what stands in addresses and never changes. */
export function NewShelfDialog({ title, fields, add, onClose }: NewShelfDialogProps) {
  const intl = useIntl();
  const text = (name: string) => intl.formatMessage({ id: `shelves.${name}` });
  const form = useForm<NewValues>({
    defaultValues: Object.fromEntries(fields.map((field) => [field, ''])),
  });
  const { errors } = form.formState;
  const refusal = add.error ? normalizeError(add.error) : undefined;
  return (
    <FormDialog
      title={title}
      submitLabel={text('add')}
      busy={add.isPending}
      refusal={refusal}
      fields={fields}
      onSubmit={form.handleSubmit((values) => {
        add.mutate(values);
      })}
      onClose={onClose}
    >
      {fields.map((name) => (
        <TextField
          key={name}
          label={text(`field.${name}`)}
          hint={name in HINTS ? text(`hint.${name}`) : undefined}
          error={errors[name]?.message ?? refusal?.fields[name]}
          autoComplete="off"
          {...HINTS[name]}
          {...form.register(name, { required: text('missing') })}
        />
      ))}
    </FormDialog>
  );
}

/** Fields with a hint, and how they are typed. */
const HINTS: Readonly<Partial<Record<NewField, ComponentProps<'input'>>>> = {
  code: { inputMode: 'numeric' },
  slug: { autoCapitalize: 'none', spellCheck: false, lang: 'en' },
  key: { autoCapitalize: 'none', spellCheck: false, lang: 'en' },
};
