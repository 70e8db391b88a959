import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { normalizeError } from '@/lib/api/error';

interface LoadErrorProps {
  readonly error: Error;
  readonly onRetry: () => void;
}

export function LoadError({ error, onRetry }: LoadErrorProps) {
  const intl = useIntl();
  return (
    <Notice tone="danger" role="alert">
      {normalizeError(error).message}
      <Button variant="secondary" onClick={onRetry}>
        {intl.formatMessage({ id: 'office.retry' })}
      </Button>
    </Notice>
  );
}
