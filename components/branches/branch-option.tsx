'use client';

import { useIntl } from 'react-intl';
import { Badge } from '@/components/ui/badge';
import { RadioCard } from '@/components/ui/radio-card';
import type { Branch } from '@/lib/branches/contract';
import { BranchTimes } from './branch-hours';
import styles from './branch-picker.module.scss';
import { STOCK_WORDS } from './stock-levels';

interface BranchOptionProps {
  readonly branch: Branch;
  readonly isChosen: boolean;
  readonly onChoose: (branchId: number) => void;
}

export function BranchOption({ branch, isChosen, onChoose }: BranchOptionProps) {
  const intl = useIntl();
  const { id, name, address, distance_m: distance, stock, ready_at: readyAt } = branch;
  const level = stock && STOCK_WORDS[stock];
  return (
    <RadioCard
      name="branch_id"
      value={String(id)}
      checked={isChosen}
      disabled={readyAt === null}
      onChange={() => {
        onChoose(id);
      }}
      label={
        <span className={styles.name}>
          {name}
          {level && <Badge tone={level.tone}>{intl.formatMessage({ id: level.id })}</Badge>}
          {distance !== null && (
            <span className={styles.distance}>
              {intl.formatMessage(
                { id: 'branches.distance' },
                { km: (distance / 1_000).toFixed(distance < 10_000 ? 1 : 0) },
              )}
            </span>
          )}
        </span>
      }
      description={
        <>
          <span className={styles.address}>{address}</span>
          <BranchTimes branch={branch} />
        </>
      }
    />
  );
}
