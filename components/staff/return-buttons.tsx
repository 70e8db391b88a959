'use client';

import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { ReturnMove } from '@/lib/staff/contract-values';
import { whenConnected } from '@/lib/browser/connection';
import type { Back, ReturnWords } from './return-dialog';
import styles from './staff.module.scss';
import { useReturnDecision } from './use-work';

const ReturnDialog = lazy(() =>
  whenConnected(async () => ({
    default: (await import('./return-dialog')).ReturnDialog,
  })),
);

/** Pieces that were returned for these reasons are as good as new. */
const SELLABLE: ReadonlySet<Back['reason']> = new Set(['wrong_item', 'other']);

interface ReturnButtonsProps {
  readonly orderId: string;
  readonly back: Back;
}

/** A return is accepted at once; to decline it, or to receive it, something has to be said. */
export function ReturnButtons({ orderId, back }: ReturnButtonsProps) {
  const intl = useIntl();
  const { busy, run, fields, isStale, forget } = useReturnDecision();
  const [asking, setAsking] = useState<'reject' | 'refund'>();
  const unsaid: ReturnWords = { reason: '', restock: SELLABLE.has(back.reason) };
  /** Kept while the return is read again. */
  const [words, setWords] = useState(unsaid);
  const { version, moves } = back;
  if (moves.length === 0) return null;
  const close = () => {
    setAsking(undefined);
    setWords(unsaid);
    forget();
  };
  const start = (move: ReturnMove) => {
    if (move === 'approve') void run({ id: orderId, move, version });
    else setAsking(move);
  };
  const submit = async (move: ReturnMove) => {
    const { reason, restock } = words;
    const said = move === 'refund' ? { reason, restock } : { reason };
    const outcome = await run({ id: orderId, move, version, ...said });
    if (outcome === 'done') close();
    else if (outcome === 'late') setAsking(undefined);
  };
  return (
    <div className={styles.buttons}>
      {isStale && <Notice tone="warning">{intl.formatMessage({ id: 'staff.changed' })}</Notice>}
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
            words={words}
            onChange={setWords}
            onClose={close}
            onSubmit={() => void submit(asking)}
          />
        </Suspense>
      )}
    </div>
  );
}
