'use client';

import { useIntl } from 'react-intl';
import type { StaffPayment } from '@/lib/staff/contract-payments';
import type { StaffPaymentMove } from '@/lib/staff/contract-values';
import { ReasonField } from './reason-field';
import { WorkDialog } from './work-dialog';
import { sumOf } from './payment-sum';

interface PaymentDialogProps {
  readonly payment: StaffPayment;
  readonly move: StaffPaymentMove;
  readonly busy: boolean;
  /** The service's words, by field. */
  readonly errors: Readonly<Record<string, string>>;
  readonly reason: string;
  readonly onChange: (reason: string) => void;
  readonly onClose: () => void;
  readonly onSubmit: () => void;
}

/** Says what will become of the money, and asks why; by hand, how it went back. */
export function PaymentDialog(props: PaymentDialogProps) {
  const { payment, move, busy, errors, reason, onChange, onClose, onSubmit } = props;
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  const action = text(`staff.payment.${move}`);
  const title = `${action}: ${payment.order_id}`;
  const isUnclear = payment.refund?.unasked === null;
  const lead = { id: `staff.payment.lead.${isUnclear ? 'unclear' : move}` } as const;
  return (
    <WorkDialog
      title={title}
      action={action}
      busy={busy}
      invalid={Object.keys(errors).length > 0}
      onClose={onClose}
      onSubmit={onSubmit}
    >
      <p>{intl.formatMessage(lead, { sum: sumOf(intl, payment) })}</p>
      <ReasonField
        label={text(`staff.payment.reason.${move}`)}
        hint={text(`staff.payment.hint.${move}`)}
        error={errors['reason']}
        value={reason}
        onChange={onChange}
      />
    </WorkDialog>
  );
}
