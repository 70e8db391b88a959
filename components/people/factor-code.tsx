'use client';

import { useForm } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import styles from './people.module.scss';

interface CodeFormProps {
  readonly hint: string;
  readonly action: string;
  readonly variant?: 'primary' | 'secondary';
  readonly busy: boolean;
  /** Message of the service about the last code. */
  readonly refusal: string | undefined;
  readonly onSubmit: (code: string) => void;
}

/** Form for a code of the authenticator app, or a recovery code. */
export function CodeForm({
  hint,
  action,
  variant = 'primary',
  busy,
  refusal,
  onSubmit,
}: CodeFormProps) {
  const intl = useIntl();
  const form = useForm({ defaultValues: { code: '' } });
  const missing = intl.formatMessage({ id: 'people.factorCodeMissing' });
  return (
    <form
      className={styles.code}
      noValidate
      onSubmit={(event) => {
        void form.handleSubmit(({ code }) => {
          if (!busy) onSubmit(code);
        })(event);
      }}
    >
      <p>{hint}</p>
      <TextField
        label={intl.formatMessage({ id: 'people.factorCode' })}
        error={form.formState.errors.code?.message ?? refusal}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        maxLength={20}
        {...form.register('code', { required: missing, minLength: { value: 6, message: missing } })}
      />
      <Button type="submit" variant={variant} busy={busy}>
        {action}
      </Button>
    </form>
  );
}
