'use client';

import { useState } from 'react';
import { useIntl } from 'react-intl';
import { TextField } from '@/components/ui/text-field';
import type { StaffMove } from '@/lib/api/contract/staff-values';
import { FIELDS, type MoveField } from './move-fields';
import { WorkDialog } from './work-dialog';

interface MoveDialogProps {
  readonly title: string;
  readonly move: StaffMove;
  readonly busy: boolean;
  /** The service's words, by field. */
  readonly errors: Readonly<Record<string, string>>;
  readonly onClose: () => void;
  readonly onSubmit: (given: Partial<Record<MoveField, string>>) => void;
}

const LABELS: Readonly<Record<MoveField, { readonly label: string; readonly hint?: string }>> = {
  reason: { label: 'staff.reason', hint: 'staff.reasonHint' },
  carrier: { label: 'staff.carrier' },
  tracking_no: { label: 'staff.tracking' },
  pickup_code: { label: 'staff.code', hint: 'staff.codeHint' },
};

/** Asks for what a move needs: a reason, a parcel, or the customer's code. */
export function MoveDialog({ title, move, busy, errors, onClose, onSubmit }: MoveDialogProps) {
  const intl = useIntl();
  const [given, setGiven] = useState<Partial<Record<MoveField, string>>>({});
  const text = (id: string) => intl.formatMessage({ id });
  return (
    <WorkDialog
      title={title}
      action={text(`staff.move.${move}`)}
      busy={busy}
      invalid={Object.keys(errors).length > 0}
      onClose={onClose}
      onSubmit={() => {
        onSubmit(given);
      }}
    >
      {FIELDS[move].map((field) => {
        const { label, hint } = LABELS[field];
        return (
          <TextField
            key={field}
            name={field}
            label={text(label)}
            hint={hint === undefined ? undefined : text(hint)}
            error={errors[field]}
            required
            autoComplete="off"
            value={given[field] ?? ''}
            onChange={({ currentTarget: { value } }) => {
              setGiven({ ...given, [field]: value });
            }}
          />
        );
      })}
    </WorkDialog>
  );
}
