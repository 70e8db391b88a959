'use client';

import { useIntl } from 'react-intl';
import { Checkbox } from '@/components/ui/checkbox';
import { Notice } from '@/components/ui/notice';
import type { StaffOrder } from '@/lib/staff/contract';
import { formatBaht } from '@/lib/format/money';
import { ReasonField } from './reason-field';
import { WorkDialog } from './work-dialog';

export type Back = NonNullable<StaffOrder['return']>;

/** Reason of a decision. */
export interface ReturnWords {
  readonly reason: string;
  readonly restock: boolean;
}

interface ReturnDialogProps {
  readonly orderId: string;
  readonly back: Back;
  readonly move: 'reject' | 'refund';
  readonly busy: boolean;
  /** The service's words, by field. */
  readonly errors: Readonly<Record<string, string>>;
  readonly words: ReturnWords;
  readonly onChange: (words: ReturnWords) => void;
  readonly onClose: () => void;
  readonly onSubmit: () => void;
}

/** Why goods are not taken back; or, once they are there, what becomes of them and how cash goes back. */
export function ReturnDialog(props: ReturnDialogProps) {
  const { orderId, back, move, busy, errors, words, onChange, onClose, onSubmit } = props;
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  const refunds = move === 'refund';
  const action = text(`staff.return.${move}`);
  const title = `${action}: ${orderId}`;
  const label = refunds ? 'staff.byHandReference' : 'staff.reason';
  const hint = refunds ? 'staff.byHandReferenceHint' : 'staff.reasonHint';
  return (
    <WorkDialog
      title={title}
      action={action}
      busy={busy}
      invalid={Object.keys(errors).length > 0}
      onClose={onClose}
      onSubmit={onSubmit}
    >
      {refunds && <Money back={back} />}
      {refunds && (
        <Checkbox
          label={text('staff.restock')}
          checked={words.restock}
          onChange={({ currentTarget: { checked } }) => {
            onChange({ ...words, restock: checked });
          }}
        />
      )}
      {(!refunds || back.by_hand > 0) && (
        <ReasonField
          label={text(label)}
          hint={text(hint)}
          error={errors['reason']}
          value={words.reason}
          onChange={(reason) => {
            onChange({ ...words, reason });
          }}
        />
      )}
    </WorkDialog>
  );
}

/** The service says how much goes back, and the part of it that staff itself hands over. */
function Money({ back: { amount, by_hand: byHand } }: { readonly back: Back }) {
  const intl = useIntl();
  const say = (id: string, baht: number) =>
    intl.formatMessage({ id }, { amount: formatBaht(baht) });
  return (
    <>
      <p>{say('staff.return.amount', amount)}</p>
      {byHand > 0 && <Notice tone="warning">{say('staff.byHand', byHand)}</Notice>}
    </>
  );
}
