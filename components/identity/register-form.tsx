'use client';

import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { Button, ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { User } from '@/lib/identity/contract';
import { normalizeError } from '@/lib/api/error';
import { useLocale } from '@/lib/i18n/use-locale';
import { linkAccountPath, safeReturnPath } from '@/lib/pages/sign-in-paths';
import { registerMutation } from '@/lib/members/queries';
import { useUi } from '@/stores/ui';
import { IdFields } from './id-fields';
import styles from './login.module.scss';
import { PersonFields } from './person-fields';
import {
  isRegisterField,
  registerValues,
  registrationOf,
  type RegisterValues,
} from './register-values';
import { RegisterProof } from './register-proof';
import { TermsField } from './terms-field';

interface RegisterFormProps {
  readonly user: User;
  readonly returnTo: string | null;
}

export function RegisterForm({ user, returnTo }: RegisterFormProps) {
  const intl = useIntl();
  const locale = useLocale();
  const router = useRouter();
  const form = useForm<RegisterValues>({
    defaultValues: registerValues(user, locale),
    mode: 'onTouched',
  });
  const [isProving, setProving] = useState(false);
  const register = useMutation({
    ...registerMutation(locale),
    onSuccess: () => {
      useUi.getState().showToast(intl.formatMessage({ id: 'identity-joining.welcome' }));
      router.replace(linkAccountPath(locale, returnTo));
    },
    onError: (failure) => {
      if (normalizeError(failure).code === 'BOT_SUSPECTED') {
        setProving(true);
        register.reset();
        return;
      }
      const values = form.getValues();
      for (const [name, message] of Object.entries(normalizeError(failure).fields)) {
        if (isRegisterField(name, values)) form.setError(name, { message }, { shouldFocus: true });
      }
    },
  });
  if (isProving) {
    return (
      <RegisterProof
        phone={user.phone_number}
        busy={register.isPending}
        failure={register.error}
        onTyped={register.reset}
        onProof={(proof) => {
          register.mutate({ ...registrationOf(form.getValues()), ...proof });
        }}
        onBack={() => {
          setProving(false);
        }}
      />
    );
  }
  return (
    <FormProvider {...form}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          void form.handleSubmit((values) => {
            register.mutate(registrationOf(values));
          })(event);
        }}
      >
        <IdFields />
        <PersonFields user={user} />
        <TermsField />
        {register.error && (
          <Notice tone="danger" role="alert">
            {normalizeError(register.error).message}
          </Notice>
        )}
        <div className={styles.ways}>
          <Button type="submit" size="lg" busy={register.isPending}>
            {intl.formatMessage({ id: 'identity-joining.submit' })}
          </Button>
          <ButtonLink href={safeReturnPath(locale, returnTo)} variant="ghost">
            {intl.formatMessage({ id: 'identity-joining.later' })}
          </ButtonLink>
        </div>
      </form>
    </FormProvider>
  );
}
