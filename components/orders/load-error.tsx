'use client';

import { useIntl } from 'react-intl';
import { LoadFailed } from '@/components/common/load-failed';

export function LoadError({ onRetry }: { readonly onRetry: () => void }) {
  const intl = useIntl();
  return (
    <LoadFailed
      title={intl.formatMessage({ id: 'orders.loadError' })}
      retryLabel={intl.formatMessage({ id: 'orders.retry' })}
      onRetry={onRetry}
    />
  );
}
