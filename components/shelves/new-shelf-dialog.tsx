'use client';

import type { UseMutationResult } from '@tanstack/react-query';
import { useId, type ComponentProps } from 'react';
import { useForm } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { Modal } from '@/components/ui/modal';
import { Notice } from '@/components/ui/notice';
import { TextField } from '@/components/ui/text-field';
import { normalizeError } from '@/lib/api/error';
import type { NewField, NewValues } from './new-fields';
import styles from './shelves.module.scss';

interface NewShelfDialogProps {
  readonly title: string;
  readonly fields: readonly NewField[];
  readonly add: UseMutationResult<unknown, Error, NewValues>;
  readonly onClose: () => void;
}

/** Asks for names, and for what stands in addresses and never changes. */
export function NewShelfDialog({ title, fields, add, onClose }: NewShelfDialogProps) {
  const intl = useIntl();
  const id = useId();
  const text = (name: string) => intl.formatMessage({ id: `shelves.${name}` });
  const form = useForm<NewValues>({
    defaultValues: Object.fromEntries(fields.map((field) => [field, ''])),
  });
  const { errors } = form.formState;
  const refusal = add.error ? normalizeError(add.error) : undefined;
  const isAtField = fields.some((field) => refusal?.fields[field] !== undefined);
  return (
    <Modal
      show
      title={title}
      closeLabel={text('close')}
      onClose={onClose}
      footer={
        <Button type="submit" form={id} busy={add.isPending}>
          {text('add')}
        </Button>
      }
    >
      <form
        id={id}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          void form.handleSubmit((values) => {
            add.mutate(values);
          })(event);
        }}
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
        {refusal && !isAtField && (
          <Notice tone="danger" role="alert">
            {refusal.message}
          </Notice>
        )}
      </form>
    </Modal>
  );
}

/** Fields with a hint, and how they are typed. */
const HINTS: Readonly<Partial<Record<NewField, ComponentProps<'input'>>>> = {
  code: { inputMode: 'numeric' },
  slug: { autoCapitalize: 'none', spellCheck: false, lang: 'en' },
};
