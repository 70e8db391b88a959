'use client';

import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import { normalizeError } from '@/lib/api/error';
import { useLocale } from '@/lib/i18n/use-locale';
import { showSecondFactorMutation } from '@/lib/people/queries';
import styles from './people.module.scss';

/** Form for a code of the authenticator app, or a recovery code. */
export function FactorCode({ onShown }: { readonly onShown: () => void }) {
  const intl = useIntl();
  const show = useMutation({ ...showSecondFactorMutation(useLocale()), onSuccess: onShown });
  return (
    <CodeForm
      hint={intl.formatMessage({ id: 'people.factorEnterOrRecover' })}
      action={intl.formatMessage({ id: 'people.factorContinue' })}
      busy={show.isPending}
      refusal={show.error ? normalizeError(show.error).message : undefined}
      onSubmit={(code) => {
        show.mutate(code);
      }}
    />
  );
}

interface CodeFormProps {
  readonly hint: string;
  readonly action: string;
  readonly busy: boolean;
  /** Message of the service about the last code. */
  readonly refusal: string | undefined;
  readonly onSubmit: (code: string) => void;
}

export function CodeForm({ hint, action, busy, refusal, onSubmit }: CodeFormProps) {
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
      <Button type="submit" busy={busy}>
        {action}
      </Button>
    </form>
  );
}
