'use client';

import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { Modal } from '@/components/ui/modal';
import { Notice } from '@/components/ui/notice';
import { normalizeError } from '@/lib/api/error';
import { useLocale } from '@/lib/i18n/use-locale';
import type { BulkChange, NewBulkChange } from '@/lib/products/contract-bulk';
import { planBulkMutation } from '@/lib/products/queries';
import type { ShelfChoices } from '@/lib/shelves/queries';
import { BulkForm, type TypedChange } from './bulk-form';
import { BulkOutcomes, ReadNext, useBulkName } from './bulk-outcomes';
import styles from './bulk.module.scss';
import { useBulkStep } from './use-bulk-step';

export interface ChosenProducts {
  readonly choice: NewBulkChange['choice'];
  readonly count: number;
}

interface BulkDialogProps {
  readonly chosen: ChosenProducts;
  readonly shelves: ShelfChoices;
  readonly onApplied: (bulk: BulkChange) => void;
  readonly onClose: () => void;
}

/** Asks for the change, shows its dry run, and applies it. */
export function BulkDialog({ chosen, shelves, onApplied, onClose }: BulkDialogProps) {
  const intl = useIntl();
  const formId = useId();
  const [typed, setTyped] = useState<TypedChange>({ kind: 'publish', shelf: '' });
  const plan = useMutation(planBulkMutation(useLocale()));
  const apply = useBulkStep(onApplied);
  const nameOf = useBulkName(shelves);
  const error = plan.error ?? apply.error;
  const title = plan.data
    ? nameOf(plan.data.change)
    : intl.formatMessage({ id: 'products.bulk.title' }, { count: chosen.count });
  return (
    <Modal
      show
      title={title}
      closeLabel={intl.formatMessage({ id: 'products.close' })}
      onClose={onClose}
      footer={
        plan.data ? (
          <DryRunButtons
            planned={plan.data}
            isBusy={apply.isPending}
            onBack={() => {
              plan.reset();
              apply.reset();
            }}
            onApply={() => {
              apply.mutate({ id: plan.data.id, step: 'apply' });
            }}
          />
        ) : (
          <Button type="submit" form={formId} busy={plan.isPending}>
            {intl.formatMessage({ id: 'products.bulk.check' })}
          </Button>
        )
      }
    >
      <div className={styles.body}>
        {plan.data ? (
          <ReadNext label={title}>
            <BulkOutcomes bulk={plan.data} />
          </ReadNext>
        ) : (
          <BulkForm
            id={formId}
            shelves={shelves}
            typed={typed}
            onType={setTyped}
            onSubmit={(change) => {
              plan.mutate({ change, choice: chosen.choice });
            }}
          />
        )}
        {error && (
          <Notice tone="danger" role="alert">
            {normalizeError(error).message}
          </Notice>
        )}
      </div>
    </Modal>
  );
}

interface DryRunButtonsProps {
  readonly planned: BulkChange;
  readonly isBusy: boolean;
  readonly onBack: () => void;
  readonly onApply: () => void;
}

function DryRunButtons({ planned, isBusy, onBack, onApply }: DryRunButtonsProps) {
  const intl = useIntl();
  const changing = planned.outcomes.find(({ outcome }) => outcome === 'planned');
  const kind = intl.formatMessage({ id: `products.bulk.kind.${planned.change.kind}` });
  return (
    <>
      <Button variant="secondary" onClick={onBack}>
        {intl.formatMessage({ id: 'products.bulk.back' })}
      </Button>
      {changing && (
        <Button busy={isBusy} onClick={onApply}>
          {intl.formatMessage(
            { id: 'products.bulk.apply' },
            { kind, count: changing.product_count },
          )}
        </Button>
      )}
    </>
  );
}
