'use client';

import type { ReactNode } from 'react';
import { FormProvider, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { normalizeError } from '@/lib/api/error';
import { prepareSchemas } from './late-resolver';
import styles from './address-forms.module.scss';

interface SavedFormProps<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>;
  readonly className?: string | undefined;
  readonly onSubmit: () => void;
  readonly saving: { readonly isPending: boolean; readonly error: Error | null };
  readonly label: string;
  /** For a page whose only purpose is this form; a checkout step has its own primary button. */
  readonly isPrimary?: boolean;
  readonly onCancel: (() => void) | undefined;
  readonly children: ReactNode;
}

export function SavedForm<Values extends FieldValues>(props: SavedFormProps<Values>) {
  const { form, className = styles.form, onSubmit, saving, onCancel, children } = props;
  const intl = useIntl();
  return (
    <FormProvider {...form}>
      <form
        className={className}
        noValidate
        onFocus={prepareSchemas}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {children}
        {saving.error && (
          <Notice tone="danger" role="alert">
            {normalizeError(saving.error).message}
          </Notice>
        )}
        <div className={styles.actions}>
          <Button
            type="submit"
            variant={props.isPrimary === true ? 'primary' : 'secondary'}
            busy={saving.isPending}
          >
            {props.label}
          </Button>
          {onCancel && (
            <Button variant="ghost" onClick={onCancel}>
              {intl.formatMessage({ id: 'checkout.cancel' })}
            </Button>
          )}
        </div>
      </form>
    </FormProvider>
  );
}
