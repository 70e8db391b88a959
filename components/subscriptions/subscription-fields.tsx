import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { TextField } from '@/components/ui/text-field';
import { subscribe } from '@/lib/subscriptions/calls';
import { normalizeError } from '@/lib/api/error';
import { http } from '@/lib/api/http';
import { botToken } from '@/lib/identity/bot-token';
import type { Locale } from '@/lib/i18n/locale';
import styles from './subscriptions.module.scss';

export function SubscriptionFields({ locale }: { readonly locale: Locale }) {
  const intl = useIntl();
  const form = useForm({ defaultValues: { email: '' } });
  const { errors, isSubmitting } = form.formState;
  const [asked, setAsked] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const send = async ({ email }: { readonly email: string }) => {
    setAsked(undefined);
    setRefusal(undefined);
    try {
      const service = await http();
      await subscribe(service, { email, ...(await botToken('subscribe')) }, locale);
      setAsked(email.trim());
      form.reset();
    } catch (error) {
      const { status, fields, message } = normalizeError(error);
      const { email: wrong } = fields;
      if (wrong !== undefined) form.setError('email', { message: wrong }, { shouldFocus: true });
      else if (status === 422 || status === 429) setRefusal(message);
      else setRefusal(intl.formatMessage({ id: 'subscriptions.failed' }));
    }
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        void form.handleSubmit(send)(event);
      }}
    >
      <TextField
        label={intl.formatMessage({ id: 'subscriptions.email' })}
        error={errors.email?.message}
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        {...form.register('email', {
          validate: (email) =>
            /^\S+@\S+\.\S{2,}$/.test(email.trim()) ||
            intl.formatMessage({ id: 'subscriptions.emailWrong' }),
        })}
      />
      <Button type="submit" busy={isSubmitting}>
        {intl.formatMessage({ id: 'subscriptions.send' })}
      </Button>
      <div role="status">
        {asked !== undefined && (
          <Notice tone="success">
            {intl.formatMessage({ id: 'subscriptions.asked' }, { email: asked })}
          </Notice>
        )}
      </div>
      {refusal !== undefined && (
        <Notice tone="danger" role="alert">
          {refusal}
        </Notice>
      )}
    </form>
  );
}
