'use client';

import { useIntl } from 'react-intl';
import { ConflictList } from '@/components/tiles/conflict-list';
import { Notice } from '@/components/ui/notice';
import { TextField } from '@/components/ui/text-field';
import type { Conflict } from '@/lib/health/contract';
import type { StaffMove } from '@/lib/staff/contract-values';
import { FIELDS, type GivenWithMove, type MoveField } from './move-fields';
import { WorkDialog } from './work-dialog';

interface MoveDialogProps {
  readonly title: string;
  readonly move: StaffMove;
  readonly busy: boolean;
  /** The service's words, by field. */
  readonly errors: Readonly<Record<string, string>>;
  readonly given: GivenWithMove;
  readonly onChange: (given: GivenWithMove) => void;
  readonly onClose: () => void;
  /** Conflicts found since a medicine was approved. */
  readonly conflicts: readonly Conflict[];
  readonly onSubmit: () => void;
}

const LABELS: Readonly<Record<MoveField, { readonly label: string; readonly hint?: string }>> = {
  reason: { label: 'staff.reason', hint: 'staff.reasonHint' },
  carrier: { label: 'staff.carrier' },
  tracking_no: { label: 'staff.tracking' },
  pickup_code: { label: 'staff.code', hint: 'staff.codeHint' },
};

/** Asks for what a move needs: a reason, a parcel, or the customer's code. */
export function MoveDialog(props: MoveDialogProps) {
  const { title, move, busy, errors, conflicts, given, onChange, onClose, onSubmit } = props;
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  return (
    <WorkDialog
      title={title}
      action={text(`staff.move.${move}`)}
      busy={busy}
      invalid={Object.keys(errors).length > 0}
      onClose={onClose}
      onSubmit={onSubmit}
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
              onChange({ ...given, [field]: value });
            }}
          />
        );
      })}
      {conflicts.length > 0 && (
        <>
          <Notice tone="danger" role="alert">
            <ConflictList conflicts={conflicts} />
          </Notice>
          <TextField
            name="weighed"
            label={text('staff.weighed')}
            hint={text('staff.weighedHint')}
            error={errors['acknowledged.reason']}
            required
            autoComplete="off"
            value={given.weighed ?? ''}
            onChange={({ currentTarget: { value } }) => {
              onChange({ ...given, weighed: value });
            }}
          />
        </>
      )}
    </WorkDialog>
  );
}
