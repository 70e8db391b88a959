'use client';

import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';

interface LoadErrorProps {
  readonly text: 'staff.loadError' | 'staff.orderError';
  readonly onRetry: () => void;
}

export function LoadError({ text, onRetry }: LoadErrorProps) {
  const intl = useIntl();
  return (
    <Notice tone="danger" role="alert">
      <p>{intl.formatMessage({ id: text })}</p>
      <Button variant="secondary" size="sm" onClick={onRetry}>
        {intl.formatMessage({ id: 'staff.retry' })}
      </Button>
    </Notice>
  );
}
