'use client';

import {
  useQueryClient,
  type Mutation,
  type MutationCacheNotifyEvent,
} from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { Modal } from '@/components/ui/modal';
import { normalizeError } from '@/lib/api/error';
import { FactorCode } from './factor-code';

type Refused = Mutation;

/** Dialog for calls that need a fresh second factor; repeats the refused call afterwards. */
export function FactorAgain() {
  const intl = useIntl();
  const cache = useQueryClient().getMutationCache();
  const [refused, setRefused] = useState<Refused>();
  useEffect(
    () =>
      cache.subscribe((event) => {
        if (isRefused(event)) setRefused(event.mutation);
      }),
    [cache],
  );
  const close = () => {
    setRefused(undefined);
  };
  return (
    <Modal
      show={refused !== undefined}
      title={intl.formatMessage({ id: 'people.factorAgain' })}
      closeLabel={intl.formatMessage({ id: 'people.close' })}
      onClose={close}
    >
      <p>{intl.formatMessage({ id: 'people.factorAgainWhy' })}</p>
      <FactorCode
        onShown={() => {
          close();
          void refused?.execute(refused.state.variables);
        }}
      />
    </Modal>
  );
}

function isRefused(event: MutationCacheNotifyEvent): event is MutationCacheNotifyEvent & {
  readonly mutation: Refused;
} {
  return (
    event.type === 'updated' &&
    event.action.type === 'error' &&
    normalizeError(event.action.error).code === 'SECOND_FACTOR_REQUIRED'
  );
}
