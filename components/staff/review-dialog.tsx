'use client';

import { useState } from 'react';
import { useIntl } from 'react-intl';
import { normalizeError } from '@/lib/api/error';
import { ReasonField } from './reason-field';
import { WorkDialog } from './work-dialog';

interface ReviewDialogProps {
  readonly busy: boolean;
  /** Of the last try; null before one. */
  readonly failure: Error | null;
  readonly onClose: () => void;
  readonly onSubmit: (reason: string) => void;
}

/** Why a review is not shown to everybody; its author reads it. */
export function ReviewDialog({ busy, failure, onClose, onSubmit }: ReviewDialogProps) {
  const intl = useIntl();
  const [reason, setReason] = useState('');
  const refusal = failure === null ? undefined : normalizeError(failure);
  return (
    <WorkDialog
      title={intl.formatMessage({ id: 'staff.rejectReview' })}
      action={intl.formatMessage({ id: 'staff.reject' })}
      busy={busy}
      invalid={refusal !== undefined}
      onClose={onClose}
      onSubmit={() => {
        onSubmit(reason);
      }}
    >
      <ReasonField
        label={intl.formatMessage({ id: 'staff.reason' })}
        hint={intl.formatMessage({ id: 'staff.reasonHint' })}
        error={refusal && (refusal.fields['reason'] ?? refusal.message)}
        value={reason}
        onChange={setReason}
      />
    </WorkDialog>
  );
}
