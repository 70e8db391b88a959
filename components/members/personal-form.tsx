'use client';

import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useForm } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { Button, ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { TextField } from '@/components/ui/text-field';
import type { User } from '@/lib/identity/contract';
import { normalizeError } from '@/lib/api/error';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo } from '@/lib/pages/path-to';
import { changeProfileMutation } from '@/lib/members/queries';
import { useAuth } from '@/stores/auth';
import { useUi } from '@/stores/ui';
import styles from './account.module.scss';
import { OnceOnlyFields } from './once-only-fields';
import {
  isProfileField,
  profileChanges,
  profileValues,
  type ProfileValues,
} from './profile-values';

export function PersonalForm() {
  const user = useAuth((state) => state.user);
  return user && <Form user={user} />;
}

function Form({ user }: { readonly user: User }) {
  const intl = useIntl();
  const locale = useLocale();
  const text = (id: string) => intl.formatMessage({ id });
  const form = useForm<ProfileValues>({
    defaultValues: profileValues(user, locale),
    mode: 'onTouched',
  });
  const { register, formState } = form;
  const save = useSaveProfile((name, message) => {
    form.setError(name, { message });
  });
  const listing = pathTo(locale, '/profile/personal');
  return (
    <form
      className={styles.tile}
      noValidate
      onSubmit={(event) => {
        void form.handleSubmit((values) => {
          save.mutate(profileChanges(values, user));
        })(event);
      }}
    >
      <TextField
        label={text('members.fact.title')}
        error={formState.errors.title?.message}
        autoComplete="honorific-prefix"
        {...register('title')}
      />
      <OnceOnlyFields form={form} user={user} />
      <TextField
        label={text('members.fact.phone_number')}
        hint={text('members.phoneHint')}
        value={user.phone_number}
        readOnly
      />
      <TextField
        label={text('members.fact.email')}
        error={formState.errors.email?.message}
        type="email"
        autoComplete="email"
        {...register('email', {
          pattern: { value: /^\S+@\S+\.\S+$/, message: text('members.emailInvalid') },
        })}
      />
      {save.error && (
        <Notice tone="danger" role="alert">
          {normalizeError(save.error).message}
        </Notice>
      )}
      <div className={styles.actions}>
        <Button type="submit" busy={save.isPending}>
          {text('members.save')}
        </Button>
        <ButtonLink href={listing} variant="ghost">
          {text('members.cancel')}
        </ButtonLink>
      </div>
    </form>
  );
}

function useSaveProfile(refuse: (name: keyof ProfileValues, message: string) => void) {
  const intl = useIntl();
  const locale = useLocale();
  const router = useRouter();
  return useMutation({
    ...changeProfileMutation(locale),
    onSuccess: () => {
      useUi.getState().showToast(intl.formatMessage({ id: 'members.saved' }));
      router.push(pathTo(locale, '/profile/personal'));
    },
    onError: (failure) => {
      for (const [name, message] of Object.entries(normalizeError(failure).fields)) {
        if (isProfileField(name)) refuse(name, message);
      }
    },
  });
}
