'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { normalizeError } from '@/lib/api/error';
import { useLocale } from '@/lib/i18n/use-locale';
import type { SecondFactor } from '@/lib/people/contract-second-factor';
import { removeTotpMutation, secondFactorKey } from '@/lib/people/queries';
import { useUi } from '@/stores/ui';

const ConfirmDialog = lazy(() =>
  import('@/components/ui/confirm-dialog').then((part) => ({ default: part.ConfirmDialog })),
);

/** The caller's authenticator app, which can be removed beside a passkey. */
export function KeptApp({ state }: { readonly state: SecondFactor }) {
  const intl = useIntl();
  const queries = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const text = (id: string) => intl.formatMessage({ id: `people.${id}` });
  const close = () => {
    setAsked(false);
  };
  const remove = useMutation({
    ...removeTotpMutation(useLocale()),
    onSuccess: () => {
      close();
      useUi.getState().showToast(text('appRemoved'));
    },
    onSettled: () => queries.invalidateQueries({ queryKey: secondFactorKey }),
  });
  if (state.passkeys === 0) return <p>{text('appOnly')}</p>;
  return (
    <>
      <p>{text('appOn')}</p>
      <Button
        variant="secondary"
        onClick={() => {
          remove.reset();
          setAsked(true);
        }}
      >
        {text('appRemove')}
      </Button>
      {isAsked && (
        <Suspense>
          <ConfirmDialog
            title={text('appRemove')}
            text={text('appRemoveText')}
            labels={{ close: text('close'), keep: text('keep'), confirm: text('appRemove') }}
            busy={remove.isPending}
            refusal={remove.error ? normalizeError(remove.error).message : undefined}
            onConfirm={() => {
              remove.mutate(state.version);
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}
