'use client';

import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';

export function LoadError({ onRetry }: { readonly onRetry: () => void }) {
  const intl = useIntl();
  return (
    <EmptyState
      image="/images/offline.svg"
      title={intl.formatMessage({ id: 'payments.loadError' })}
      text={intl.formatMessage({ id: 'payments.loadErrorText' })}
      action={<Button onClick={onRetry}>{intl.formatMessage({ id: 'payments.retry' })}</Button>}
    />
  );
}
