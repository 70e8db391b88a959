'use client';

import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { useBackOnline } from '@/lib/layout/use-back-online';

/** No cart to show at all: without a connection, or because the shop could not answer. */
export function CartFailed({ onRetry }: { readonly onRetry: () => void }) {
  const intl = useIntl();
  const offline = !navigator.onLine;
  useBackOnline(onRetry);
  return (
    <div role="alert">
      <EmptyState
        image={offline ? '/images/offline.svg' : '/images/unavailable.svg'}
        title={intl.formatMessage({ id: offline ? 'cart.offline' : 'cart.failed' })}
        text={intl.formatMessage({ id: offline ? 'cart.offlineText' : 'cart.failedText' })}
        action={<Button onClick={onRetry}>{intl.formatMessage({ id: 'cart.retry' })}</Button>}
      />
    </div>
  );
}
