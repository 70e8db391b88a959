'use client';

import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { UndoToast } from '@/components/ui/undo-toast';
import { normalizeError } from '@/lib/api/error';
import { useUi } from '@/stores/ui';
import type { BulkAction, BulkPlan } from './bulk';
import styles from './table.module.scss';

const BulkDialog = lazy(() =>
  import('./bulk-dialog').then((part) => ({ default: part.BulkDialog })),
);

interface Asked {
  readonly label: string;
  readonly plan: BulkPlan;
}

interface BulkBarProps<Row> {
  readonly actions: readonly BulkAction<Row>[];
  readonly chosen: readonly Row[];
  readonly total: number;
  readonly onDone: () => void;
}

/** Actions on the chosen rows, or on all found: a dry run, a confirmation, and time to undo it. */
export function BulkBar<Row>({ actions, chosen, total, onDone }: BulkBarProps<Row>) {
  const intl = useIntl();
  const showToast = useUi((state) => state.showToast);
  const [asked, setAsked] = useState<Asked>();
  const [busy, setBusy] = useState<string>();
  const { pending, start, undo, finish } = useDelayed((done) => {
    showToast(intl.formatMessage({ id: 'office.bulk.done' }, { count: done }));
    onDone();
  });
  const ask = async (
    key: string,
    { label, plan }: BulkAction<Row>,
    rows: readonly Row[] | 'all',
  ) => {
    setBusy(key);
    try {
      setAsked({ label, plan: await plan(rows) });
    } catch (failure) {
      showToast(normalizeError(failure).message, 'danger');
    } finally {
      setBusy(undefined);
    }
  };
  return (
    <>
      {chosen.length > 0 && (
        <SelectionBar count={chosen.length}>
          {actions.map((action) => (
            <span key={action.id}>
              <Button
                size="sm"
                busy={busy === `${action.id} these`}
                onClick={() => void ask(`${action.id} these`, action, chosen)}
              >
                {intl.formatMessage(
                  { id: 'office.bulk.these' },
                  { action: action.label, count: chosen.length },
                )}
              </Button>
              <Button
                size="sm"
                variant="secondary"
                busy={busy === `${action.id} all`}
                onClick={() => void ask(`${action.id} all`, action, 'all')}
              >
                {intl.formatMessage(
                  { id: 'office.bulk.all' },
                  { action: action.label, count: total },
                )}
              </Button>
            </span>
          ))}
        </SelectionBar>
      )}
      {asked && (
        <Suspense>
          <BulkDialog
            {...asked}
            onClose={() => {
              setAsked(undefined);
            }}
            onConfirm={() => {
              start(asked.plan);
              setAsked(undefined);
            }}
          />
        </Suspense>
      )}
      {pending && (
        <UndoToast
          text={intl.formatMessage({ id: 'office.bulk.pending' }, { count: pending.changed })}
          undoLabel={intl.formatMessage({ id: 'office.bulk.undo' })}
          focused={false}
          onUndo={undo}
          onEnd={() => void finish()}
        />
      )}
    </>
  );
}

/** Actions on the selected rows, at the lower edge of the window. */
export function SelectionBar({
  count,
  children,
}: {
  readonly count: number;
  readonly children: ReactNode;
}) {
  const label = useIntl().formatMessage({ id: 'office.bulk.chosen' }, { count });
  return (
    <div className={styles.bulk} role="group" aria-label={label}>
      <strong>{label}</strong>
      {children}
    </div>
  );
}

/** Runs a plan once nobody undid it. Leaving the page runs it at once; closing the window asks first. */
function useDelayed(onDone: (done: number) => void) {
  const [pending, setPending] = useState<BulkPlan>();
  const waiting = useRef<BulkPlan>(undefined);
  const keep = (plan: BulkPlan | undefined) => {
    waiting.current = plan;
    setPending(plan);
  };
  useEffect(() => {
    const stay = (event: BeforeUnloadEvent) => {
      if (waiting.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', stay);
    return () => {
      window.removeEventListener('beforeunload', stay);
      void waiting.current?.run();
    };
  }, []);
  return {
    pending,
    start: keep,
    undo: () => {
      keep(undefined);
    },
    finish: async () => {
      const plan = waiting.current;
      keep(undefined);
      if (plan) onDone(await plan.run());
    },
  };
}
