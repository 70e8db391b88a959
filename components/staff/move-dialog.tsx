'use client';

import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { Modal } from '@/components/ui/modal';
import { TextField } from '@/components/ui/text-field';
import type { StaffMove } from '@/lib/api/contract/staff-values';
import { FIELDS, type MoveField } from './move-fields';
import styles from './staff.module.scss';

interface MoveDialogProps {
  readonly title: string;
  readonly move: StaffMove;
  readonly busy: boolean;
  /** The service's words, by field. */
  readonly errors: Readonly<Record<string, string>>;
  readonly onClose: () => void;
  readonly onSubmit: (given: Partial<Record<MoveField, string>>) => void | Promise<void>;
}

const LABELS: Readonly<Record<MoveField, { readonly label: string; readonly hint?: string }>> = {
  reason: { label: 'staff.reason', hint: 'staff.reasonHint' },
  carrier: { label: 'staff.carrier' },
  tracking_no: { label: 'staff.tracking' },
  pickup_code: { label: 'staff.code', hint: 'staff.codeHint' },
};

/** Shortest texts that the service takes. */
const SHORTEST: Readonly<Record<MoveField, number>> = {
  reason: 3,
  carrier: 2,
  tracking_no: 4,
  pickup_code: 1,
};

/** Asks for what a move needs: a reason, a parcel, or the customer's code. */
export function MoveDialog({ title, move, busy, errors, onClose, onSubmit }: MoveDialogProps) {
  const intl = useIntl();
  const form = useId();
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The dialog takes the focus itself as it opens.
    const frame = requestAnimationFrame(() => first.current?.focus());
    return () => {
      cancelAnimationFrame(frame);
    };
  }, []);
  const [given, setGiven] = useState<Partial<Record<MoveField, string>>>({});
  const text = (id: string) => intl.formatMessage({ id });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!busy) void onSubmit(given);
  };
  return (
    <Modal
      show
      title={title}
      closeLabel={text('staff.close')}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {text('staff.back')}
          </Button>
          <Button type="submit" form={form} busy={busy}>
            {text(`staff.move.${move}`)}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} onSubmit={submit}>
        {FIELDS[move].map((field, index) => {
          const { label, hint } = LABELS[field];
          return (
            <TextField
              key={field}
              name={field}
              label={text(label)}
              hint={hint === undefined ? undefined : text(hint)}
              error={errors[field]}
              required
              minLength={SHORTEST[field]}
              maxLength={field === 'reason' ? 300 : 60}
              autoComplete="off"
              {...(index === 0 ? { ref: first } : {})}
              value={given[field] ?? ''}
              onChange={({ currentTarget: { value } }) => {
                setGiven({ ...given, [field]: value });
              }}
            />
          );
        })}
      </form>
    </Modal>
  );
}
