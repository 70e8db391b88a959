'use client';

import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { Modal } from '@/components/ui/modal';
import type { BulkPlan } from './bulk';
import styles from './table.module.scss';

interface BulkDialogProps {
  readonly label: string;
  readonly plan: BulkPlan;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** The outcome of a dry run, before anything is changed. */
export function BulkDialog({ label, plan, onClose, onConfirm }: BulkDialogProps) {
  const intl = useIntl();
  const { changed, refused } = plan;
  return (
    <Modal
      show
      title={label}
      closeLabel={intl.formatMessage({ id: 'office.bulk.close' })}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {intl.formatMessage({ id: 'office.bulk.cancel' })}
          </Button>
          <Button disabled={changed === 0} onClick={onConfirm}>
            {intl.formatMessage({ id: 'office.bulk.confirm' }, { action: label, count: changed })}
          </Button>
        </>
      }
    >
      <p>{intl.formatMessage({ id: 'office.bulk.changed' }, { count: changed })}</p>
      {refused.length > 0 && (
        <>
          <p>{intl.formatMessage({ id: 'office.bulk.refused' }, { count: refused.length })}</p>
          <ul className={styles.refused}>
            {refused.map(({ name, why }) => (
              <li key={name}>
                <strong>{name}</strong> {why}
              </li>
            ))}
          </ul>
        </>
      )}
    </Modal>
  );
}
