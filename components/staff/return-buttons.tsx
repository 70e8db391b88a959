'use client';

import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import type { ReturnMove } from '@/lib/api/contract/staff-values';
import { whenConnected } from '@/lib/layout/connection';
import type { Back, ReturnWords } from './return-dialog';
import styles from './staff.module.scss';
import { useReturnDecision } from './use-work';

const ReturnDialog = lazy(() =>
  whenConnected(async () => ({
    default: (await import('./return-dialog')).ReturnDialog,
  })),
);

interface ReturnButtonsProps {
  readonly orderId: string;
  readonly back: Back;
}

/** A return is accepted at once; to decline it, or to receive it, something has to be said. */
export function ReturnButtons({ orderId, back }: ReturnButtonsProps) {
  const intl = useIntl();
  const { busy, run, fields, forget } = useReturnDecision();
  const [asking, setAsking] = useState<'reject' | 'refund'>();
  const { status, moves } = back;
  if (moves.length === 0 || (status !== 'requested' && status !== 'approved')) return null;
  const close = () => {
    setAsking(undefined);
    forget();
  };
  const start = (move: ReturnMove) => {
    if (move === 'approve') void run({ id: orderId, move, status });
    else setAsking(move);
  };
  const submit = async (move: ReturnMove, words: ReturnWords) => {
    if (await run({ id: orderId, move, status, ...words })) close();
  };
  return (
    <div className={styles.buttons}>
      {moves.map((move) => (
        <Button
          key={move}
          size="sm"
          variant={move === 'reject' ? 'ghost' : 'primary'}
          busy={busy}
          onClick={() => {
            start(move);
          }}
        >
          {intl.formatMessage({ id: `staff.return.${move}` })}
        </Button>
      ))}
      {asking && (
        <Suspense>
          <ReturnDialog
            orderId={orderId}
            back={back}
            move={asking}
            busy={busy}
            errors={fields}
            onClose={close}
            onSubmit={(words) => {
              void submit(asking, words);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
