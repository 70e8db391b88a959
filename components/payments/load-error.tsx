'use client';

import { useIntl } from 'react-intl';
import { LoadFailed } from '@/components/common/load-failed';

export function LoadError({ onRetry }: { readonly onRetry: () => void }) {
  const intl = useIntl();
  return (
    <LoadFailed
      title={intl.formatMessage({ id: 'payments.loadError' })}
      text={intl.formatMessage({ id: 'payments.loadErrorText' })}
      retryLabel={intl.formatMessage({ id: 'payments.retry' })}
      onRetry={onRetry}
    />
  );
}
