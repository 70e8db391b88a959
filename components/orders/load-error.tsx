'use client';

import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';

export function LoadError({ onRetry }: { readonly onRetry: () => void }) {
  const intl = useIntl();
  return (
    <EmptyState
      image="/images/offline.svg"
      title={intl.formatMessage({ id: 'orders.loadError' })}
      action={<Button onClick={onRetry}>{intl.formatMessage({ id: 'orders.retry' })}</Button>}
    />
  );
}
