'use client';

import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import type { StaffOrder } from '@/lib/api/contract/admin';
import type { ReturnMove } from '@/lib/api/contract/staff-values';
import { formatDateTime } from '@/lib/format/date';
import { useLocale } from '@/lib/i18n/use-locale';
import styles from './staff.module.scss';
import { useWork } from './use-work';

interface ReturnPanelProps {
  readonly order: StaffOrder;
  readonly back: NonNullable<StaffOrder['return']>;
}

/** Goods that a member sends back, and what is decided about them. */
export function ReturnPanel({ order, back }: ReturnPanelProps) {
  const intl = useIntl();
  const { busy, decide } = useWork();
  const [reason, setReason] = useState('');
  const { status, lines, detail, moves } = back;
  const text = (id: string) => intl.formatMessage({ id });
  const because = text(`staff.because.${back.reason}`);
  const asked = formatDateTime(back.requested_at, useLocale());
  const why = detail === '' ? because : `${because}: ${detail}`;
  const run = (move: ReturnMove) => {
    if (status !== 'requested' && status !== 'approved') return;
    void decide({ id: order.order_id, move, status, reason });
  };
  return (
    <section className={styles.return}>
      <h3>{text(`staff.return.${status}`)}</h3>
      <p>{why}</p>
      <time dateTime={back.requested_at}>
        {intl.formatMessage({ id: 'staff.returnAt' }, { time: asked })}
      </time>
      <ul>
        {lines.map(({ line, qty }) => (
          <li key={line}>
            {intl.formatMessage({ id: 'staff.item' }, { qty, name: nameOf(order, line) })}
          </li>
        ))}
      </ul>
      {moves.includes('reject') && (
        <TextField
          label={text('staff.reason')}
          hint={text('staff.reasonHint')}
          maxLength={300}
          value={reason}
          onChange={({ currentTarget: { value } }) => {
            setReason(value);
          }}
        />
      )}
      <div className={styles.buttons}>
        {moves.map((move) => (
          <Button
            key={move}
            size="sm"
            variant={move === 'reject' ? 'ghost' : 'primary'}
            busy={busy}
            disabled={move === 'reject' && reason.trim().length < 3}
            onClick={() => {
              run(move);
            }}
          >
            {text(`staff.return.${move}`)}
          </Button>
        ))}
      </div>
    </section>
  );
}

function nameOf({ items }: StaffOrder, wanted: number): string {
  return items.find(({ line }) => line === wanted)?.product_name ?? String(wanted);
}
