'use client';

import { useIntl } from 'react-intl';
import { ReasonField } from './reason-field';
import { WorkDialog } from './work-dialog';

interface ReviewDialogProps {
  readonly busy: boolean;
  /** The service's words about the reason. */
  readonly error: string | undefined;
  readonly reason: string;
  readonly onChange: (reason: string) => void;
  readonly onClose: () => void;
  readonly onSubmit: () => void;
}

/** Why a review is not shown to everybody; its author reads it. */
export function ReviewDialog(props: ReviewDialogProps) {
  const { busy, error, reason, onChange, onClose, onSubmit } = props;
  const intl = useIntl();
  return (
    <WorkDialog
      title={intl.formatMessage({ id: 'staff.rejectReview' })}
      action={intl.formatMessage({ id: 'staff.reject' })}
      busy={busy}
      invalid={error !== undefined}
      onClose={onClose}
      onSubmit={onSubmit}
    >
      <ReasonField
        label={intl.formatMessage({ id: 'staff.reason' })}
        hint={intl.formatMessage({ id: 'staff.reasonHint' })}
        error={error}
        value={reason}
        onChange={onChange}
      />
    </WorkDialog>
  );
}
