'use client';

import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { normalizeError } from '@/lib/api/error';
import type { BulkChange } from '@/lib/products/contract-bulk';
import type { ShelfChoices } from '@/lib/shelves/queries';
import { BulkOutcomes, ReadNext, useBulkName } from './bulk-outcomes';
import styles from './bulk.module.scss';
import { useBulkStep } from './use-bulk-step';

interface BulkResultProps {
  readonly bulk: BulkChange;
  readonly shelves: ShelfChoices;
  readonly onUndone: (bulk: BulkChange) => void;
  readonly onClose: () => void;
}

/** Outcome of a bulk change, with "Undo", until it is closed. */
export function BulkResult({ bulk, shelves, onUndone, onClose }: BulkResultProps) {
  const intl = useIntl();
  const name = useBulkName(shelves)(bulk.change);
  return (
    // The dialog that had the focus is gone, and so is the button that opened it.
    <ReadNext key={bulk.undone_at} label={name}>
      <Notice tone={isWhole(bulk) ? 'success' : 'warning'} role="status">
        <strong>{name}</strong>
        <BulkOutcomes bulk={bulk} />
        <div className={styles.ways}>
          <UndoBulk bulk={bulk} name={name} onUndone={onUndone} />
          <Button size="sm" variant="ghost" onClick={onClose}>
            {intl.formatMessage({ id: 'products.bulk.dismiss' })}
          </Button>
        </div>
      </Notice>
    </ReadNext>
  );
}

function isWhole({ outcomes }: BulkChange): boolean {
  return !outcomes.some(({ outcome }) => outcome === 'refused' || outcome === 'kept');
}

interface UndoBulkProps {
  readonly bulk: BulkChange;
  readonly name: string;
  readonly onUndone?: (bulk: BulkChange) => void;
}

/** Nothing where there is nothing to undo. */
export function UndoBulk({ bulk, name, onUndone = () => undefined }: UndoBulkProps) {
  const intl = useIntl();
  const undo = useBulkStep(onUndone);
  return (
    <>
      {undo.error && (
        <Notice tone="danger" role="alert">
          {normalizeError(undo.error).message}
        </Notice>
      )}
      {bulk.outcomes.some(({ outcome }) => outcome === 'done') && (
        <Button
          size="sm"
          variant="secondary"
          busy={undo.isPending}
          aria-label={intl.formatMessage({ id: 'products.bulk.undoNamed' }, { name })}
          onClick={() => {
            undo.mutate({ id: bulk.id, step: 'undo' });
          }}
        >
          {intl.formatMessage({ id: 'products.bulk.undo' })}
        </Button>
      )}
    </>
  );
}
