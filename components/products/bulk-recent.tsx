'use client';

import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { LoadError } from '@/components/office/load-error';
import { Modal } from '@/components/ui/modal';
import { Spinner } from '@/components/ui/spinner';
import { formatDateTime } from '@/lib/format/date';
import { useLocale } from '@/lib/i18n/use-locale';
import type { BulkChange } from '@/lib/products/contract-bulk';
import { bulkChangesQuery } from '@/lib/products/queries';
import type { ShelfChoices } from '@/lib/shelves/queries';
import { BulkOutcomes, ReadNext, useBulkName } from './bulk-outcomes';
import { UndoBulk } from './bulk-result';
import styles from './bulk.module.scss';

interface BulkRecentProps {
  readonly shelves: ShelfChoices;
  readonly onClose: () => void;
}

/** Bulk changes of everybody that can still be undone. */
export function BulkRecent({ shelves, onClose }: BulkRecentProps) {
  const intl = useIntl();
  const { data, error, refetch } = useQuery(bulkChangesQuery(useLocale()));
  const text = (name: string) => intl.formatMessage({ id: `products.${name}` });
  return (
    <Modal show title={text('bulk.recent')} closeLabel={text('close')} onClose={onClose}>
      <ReadNext label={text('bulk.recent')}>
        <p>{text('bulk.recentText')}</p>
        {error && !data && <LoadError error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Spinner label={text('loading')} />}
        {data?.entities.length === 0 && <p>{text('bulk.none')}</p>}
        {data && data.entities.length > 0 && (
          <ul className={styles.recent}>
            {data.entities.map((bulk) => (
              <RecentOne key={bulk.id} bulk={bulk} shelves={shelves} />
            ))}
          </ul>
        )}
      </ReadNext>
    </Modal>
  );
}

function RecentOne({
  bulk,
  shelves,
}: {
  readonly bulk: BulkChange;
  readonly shelves: ShelfChoices;
}) {
  const intl = useIntl();
  const locale = useLocale();
  const name = useBulkName(shelves)(bulk.change);
  const time = formatDateTime(bulk.applied_at ?? '', locale);
  return (
    <li>
      <strong>{name}</strong>
      <p>
        {intl.formatMessage(
          { id: 'products.bulk.by' },
          { person: bulk.person.name || bulk.person.member_id, time },
        )}
      </p>
      <BulkOutcomes bulk={bulk} />
      <UndoBulk bulk={bulk} name={`${name}, ${time}`} />
    </li>
  );
}
