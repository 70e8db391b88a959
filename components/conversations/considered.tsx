import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import type { Acknowledged } from '@/lib/health/contract';
import { whenConnected } from '@/lib/browser/connection';

/** With its tables, where a medicine was given against something. */
const ConflictList = lazy(() =>
  whenConnected(() =>
    import('@/components/tiles/conflict-list').then((module) => ({ default: module.ConflictList })),
  ),
);

/** Conflicts of a medicine, and why the pharmacist gave it anyway. */
export function Considered({ of: { conflicts, reason } }: { readonly of: Acknowledged }) {
  const intl = useIntl();
  return (
    <details open>
      <summary>{intl.formatMessage({ id: 'conversations.approval.despite' })}</summary>
      <Suspense>
        <ConflictList conflicts={conflicts} />
      </Suspense>
      <p>{intl.formatMessage({ id: 'conversations.approval.reason' }, { reason })}</p>
    </details>
  );
}
