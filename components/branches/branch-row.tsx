'use client';

import { useIntl } from 'react-intl';
import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import type { Branch } from '@/lib/branches/contract';
import styles from './branch-dialog.module.scss';
import { BranchTimes } from './branch-hours';
import { mapUrl } from './map-url';
import { STOCK_WORDS } from './stock-levels';

export const rowId = (branchId: number) => `branch-${String(branchId)}`;

export function BranchRow({ branch }: { readonly branch: Branch }) {
  const intl = useIntl();
  const { name, address, phone, distance_m: distance, stock } = branch;
  const level = stock && STOCK_WORDS[stock];
  return (
    <li id={rowId(branch.id)} className={styles.branch}>
      <div className={styles.title}>
        <h3>{name}</h3>
        {level && <Badge tone={level.tone}>{intl.formatMessage({ id: level.id })}</Badge>}
        {distance !== null && (
          <span className={styles.distance}>
            {intl.formatMessage(
              { id: 'branches.distance' },
              { km: (distance / 1_000).toFixed(distance < 10_000 ? 1 : 0) },
            )}
          </span>
        )}
      </div>
      <p className={styles.address}>{address}</p>
      <BranchTimes branch={branch} />
      <p className={styles.ways}>
        <a
          href={mapUrl(branch)}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={intl.formatMessage({ id: 'branches.mapOf' }, { name })}
        >
          <Icon name="pin" size="sm" />
          {intl.formatMessage({ id: 'branches.map' })}
        </a>
        <a href={`tel:${phone.replace(/\D/g, '')}`}>
          <Icon name="phone" size="sm" />
          <span className="visually-hidden">
            {intl.formatMessage({ id: 'branches.callOf' }, { name })}
          </span>
          {phone}
        </a>
      </p>
    </li>
  );
}
