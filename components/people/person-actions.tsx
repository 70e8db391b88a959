'use client';

import { useMutation, useQueryClient, type MutationOptions } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { normalizeError } from '@/lib/api/error';
import { useLocale } from '@/lib/i18n/use-locale';
import type { PersonDetail } from '@/lib/people/contract';
import {
  endSignInsMutation,
  peopleKey,
  personKey,
  removePersonMutation,
  resetSecondFactorMutation,
} from '@/lib/people/queries-people';
import { useUi } from '@/stores/ui';
import styles from './people.module.scss';

const ConfirmDialog = lazy(() =>
  import('@/components/ui/confirm-dialog').then((part) => ({ default: part.ConfirmDialog })),
);

type Act = 'signOut' | 'reset' | 'remove';

/** Signs a person out, resets the second factor with a second person, ends the work here. */
export function PersonActions({ person }: { readonly person: PersonDetail }) {
  const intl = useIntl();
  const text = (name: string) => intl.formatMessage({ id: `people.${name}` });
  const [asked, setAsked] = useState<Act>();
  const close = () => {
    setAsked(undefined);
  };
  const acts = useActs(person, close);
  const act = asked && acts[asked];
  return (
    <section aria-labelledby="person-acts">
      <h2 id="person-acts">{text('acts')}</h2>
      {person.second_factor.reset_asked_by !== null && (
        <Notice tone="warning">{text('resetAsked')}</Notice>
      )}
      <div className={styles.acts}>
        {(['signOut', 'reset', 'remove'] as const).map((name) => (
          <Button
            key={name}
            variant="secondary"
            onClick={() => {
              acts[name].reset();
              setAsked(name);
            }}
          >
            {text(`act.${name}`)}
          </Button>
        ))}
      </div>
      {asked && act && (
        <Suspense>
          <ConfirmDialog
            title={text(`act.${asked}`)}
            text={text(`act.${asked}Text`)}
            labels={{ close: text('close'), keep: text('keep'), confirm: text(`act.${asked}`) }}
            busy={act.isPending}
            refusal={act.error ? normalizeError(act.error).message : undefined}
            onConfirm={() => {
              act.mutate();
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </section>
  );
}

function useActs({ member_id: id, version }: PersonDetail, close: () => void) {
  const locale = useLocale();
  const signOut = endSignInsMutation(locale);
  const reset = resetSecondFactorMutation(locale);
  const remove = removePersonMutation(locale);
  return {
    signOut: useAct({ mutationFn: () => signOut.mutationFn(id), retry: false }, id, close),
    reset: useAct({ mutationFn: () => reset.mutationFn(id), retry: false }, id, close),
    remove: useAct(
      { mutationFn: () => remove.mutationFn({ id, version }), retry: false },
      id,
      close,
    ),
  };
}

function useAct(mutation: MutationOptions, id: number, close: () => void) {
  const intl = useIntl();
  const queries = useQueryClient();
  return useMutation({
    ...mutation,
    onSuccess: () => {
      close();
      useUi.getState().showToast(intl.formatMessage({ id: 'people.done' }));
    },
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: personKey(id) });
      await queries.invalidateQueries({ queryKey: peopleKey });
    },
  });
}
