'use client';

import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { StaffOrder } from '@/lib/staff/contract';
import type { StaffMove } from '@/lib/staff/contract-values';
import { whenConnected } from '@/lib/browser/connection';
import { FIELDS, type GivenWithMove } from './move-fields';
import styles from './staff.module.scss';
import { useMove } from './use-work';

const MoveDialog = lazy(() =>
  whenConnected(async () => ({ default: (await import('./move-dialog')).MoveDialog })),
);

/** Moves against the member, which never look like the next step. */
const UNDOING: ReadonlySet<StaffMove> = new Set(['reject', 'cancel', 'refund']);

/** A button for each move the service allows; those that need a word open a dialog first. */
export function MoveButtons({ order }: { readonly order: StaffOrder }) {
  const intl = useIntl();
  const { busy, run, fields, conflicts, isStale, forget } = useMove();
  const [asking, setAsking] = useState<StaffMove>();
  /** Kept while the order is read again. */
  const [given, setGiven] = useState<GivenWithMove>({});
  const { order_id: id, version, moves } = order;
  const close = () => {
    setAsking(undefined);
    setGiven({});
    forget();
  };
  const submit = async (move: StaffMove) => {
    const words = Object.fromEntries(FIELDS[move].map((field) => [field, given[field] ?? '']));
    const keys = conflicts.map(({ key }) => key);
    const acknowledged = keys.length > 0 && { conflicts: keys, reason: given.weighed ?? '' };
    const outcome = await run({
      id,
      move,
      version,
      ...words,
      ...(acknowledged && { acknowledged }),
    });
    if (outcome === 'done') close();
    else if (outcome === 'late') setAsking(undefined);
  };
  const start = (move: StaffMove) => {
    if (FIELDS[move].length > 0) setAsking(move);
    else void run({ id, move, version });
  };
  const dialogTitle = asking && `${intl.formatMessage({ id: `staff.move.${asking}` })}: ${id}`;
  // Goods that come back are decided on first.
  const ahead = order.return && order.return.moves.length > 0 ? 'secondary' : 'primary';
  if (moves.length === 0) return null;
  return (
    <div className={styles.buttons}>
      {isStale && <Notice tone="warning">{intl.formatMessage({ id: 'staff.changed' })}</Notice>}
      {moves.map((move) => (
        <Button
          key={move}
          variant={UNDOING.has(move) ? 'ghost' : ahead}
          busy={busy}
          aria-describedby={`order-${id}`}
          onClick={() => {
            start(move);
          }}
        >
          {intl.formatMessage({ id: `staff.move.${move}` })}
        </Button>
      ))}
      {asking && dialogTitle && (
        <Suspense>
          <MoveDialog
            title={dialogTitle}
            move={asking}
            busy={busy}
            errors={fields}
            conflicts={conflicts}
            given={given}
            onChange={setGiven}
            onClose={close}
            onSubmit={() => void submit(asking)}
          />
        </Suspense>
      )}
    </div>
  );
}
