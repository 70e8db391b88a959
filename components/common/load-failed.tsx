'use client';

import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { useBackOnline } from '@/lib/browser/use-back-online';

interface LoadFailedProps {
  readonly title: string;
  readonly text?: string;
  readonly retryLabel: string;
  readonly onRetry: () => void;
}

/** Failed main content of a page; retried when the connection is back. */
export function LoadFailed({ title, text, retryLabel, onRetry }: LoadFailedProps) {
  useBackOnline(onRetry);
  return (
    <div role="alert">
      <EmptyState
        image="/images/offline.svg"
        title={title}
        {...(text === undefined ? {} : { text })}
        action={<Button onClick={onRetry}>{retryLabel}</Button>}
      />
    </div>
  );
}
