'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { normalizeError } from '@/lib/api/error';
import { useLocale } from '@/lib/i18n/use-locale';
import type { SecondFactor } from '@/lib/people/contract-second-factor';
import { renewRecoveryCodesMutation, secondFactorKey } from '@/lib/people/queries';

const ConfirmDialog = lazy(() =>
  import('@/components/ui/confirm-dialog').then((part) => ({ default: part.ConfirmDialog })),
);

interface RenewCodesProps {
  readonly state: SecondFactor;
  readonly onRenewed: (codes: readonly string[]) => void;
}

/** Makes new recovery codes in place of the old ones. */
export function RenewCodes({ state, onRenewed }: RenewCodesProps) {
  const intl = useIntl();
  const queries = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const text = (id: string) => intl.formatMessage({ id: `people.${id}` });
  const renew = useMutation({
    ...renewRecoveryCodesMutation(useLocale()),
    onSuccess: ({ recovery_codes: codes }) => {
      onRenewed(codes);
    },
    onError: () => void queries.invalidateQueries({ queryKey: secondFactorKey }),
  });
  return (
    <>
      <Button
        variant="secondary"
        onClick={() => {
          renew.reset();
          setAsked(true);
        }}
      >
        {text('renew')}
      </Button>
      {isAsked && (
        <Suspense>
          <ConfirmDialog
            title={text('renew')}
            text={intl.formatMessage({ id: 'people.renewText' }, { codes: state.recovery_codes })}
            labels={{ close: text('close'), keep: text('keep'), confirm: text('renewConfirm') }}
            busy={renew.isPending}
            refusal={renew.error ? normalizeError(renew.error).message : undefined}
            onConfirm={() => {
              renew.mutate(state.version);
            }}
            onClose={() => {
              setAsked(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
