'use client';

import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { Providers } from '@/components/common/providers';
import { Button } from '@/components/ui/button';
import { Modal } from '@/components/ui/modal';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import { LazyIntl, textsOf } from '@/lib/i18n/lazy-intl';
import type { Locale } from '@/lib/i18n/locale';
import { useLocale } from '@/lib/i18n/use-locale';
import { branchStockQuery } from '@/lib/branches/queries';
import styles from './branch-dialog.module.scss';
import { BranchFilters } from './branch-filters';
import { BranchRow, rowId } from './branch-row';
import { filterBranches, type BranchFilter } from './filter-branches';
import { MapPanel } from './map-panel';
import { useOwnLocation } from './use-own-location';

const loadTexts = (locale: Locale) => textsOf(import(`../../messages/branches/${locale}.json`));

interface BranchDialogProps {
  readonly productId: number;
  readonly onClose: () => void;
}

/** Branches with the product in stock and their pickup times. Loaded on opening. */
export function BranchDialog(props: BranchDialogProps) {
  return (
    <Providers>
      <LazyIntl locale={useLocale()} load={loadTexts}>
        <Dialog {...props} />
      </LazyIntl>
    </Providers>
  );
}

const START: BranchFilter = { province: '', openNow: false, inStock: true };
const ALL: BranchFilter = { ...START, inStock: false };

function Dialog({ productId, onClose }: BranchDialogProps) {
  const intl = useIntl();
  const [filter, setFilter] = useState(START);
  const { near, locating, problem, find } = useOwnLocation();
  const { data, isError, refetch } = useQuery({
    ...branchStockQuery(useLocale(), [productId], near),
    placeholderData: (previous) => previous,
  });
  const text = (id: string) => intl.formatMessage({ id });
  // Stable identity: the map redraws for each new list.
  const shown = useMemo(() => data && filterBranches(data, filter), [data, filter]);
  return (
    <Modal
      show
      size="lg"
      title={text('branches.title')}
      closeLabel={text('branches.close')}
      onClose={onClose}
    >
      <div className={styles.dialog}>
        <BranchFilters
          branches={data ?? []}
          filter={filter}
          near={near !== undefined}
          locating={locating}
          onChange={setFilter}
          onNear={find}
        />
        {problem && (
          <Notice tone="warning" role="alert">
            {text(problem)}
          </Notice>
        )}
        {isError && (
          <Notice tone="danger" role="alert">
            <p>{text('branches.failed')}</p>
            <Button size="sm" variant="secondary" onClick={() => void refetch()}>
              {text('branches.retry')}
            </Button>
          </Notice>
        )}
        {!data && !isError && <Spinner label={text('branches.loading')} />}
        <p className={styles.found} role="status">
          {shown && intl.formatMessage({ id: 'branches.found' }, { count: shown.length })}
        </p>
        {shown?.length === 0 && (
          <div className={styles.empty}>
            <p>{text('branches.empty')}</p>
            <Button
              variant="secondary"
              onClick={() => {
                setFilter(ALL);
              }}
            >
              {text('branches.clear')}
            </Button>
          </div>
        )}
        {shown && shown.length > 0 && (
          <MapPanel branches={shown} chosenId={null} onChoose={showRow} choosesAny />
        )}
        <ul className={styles.list}>
          {shown?.map((branch) => (
            <BranchRow key={branch.id} branch={branch} />
          ))}
        </ul>
      </div>
    </Modal>
  );
}

function showRow(branchId: number): void {
  document.getElementById(rowId(branchId))?.scrollIntoView({ block: 'center' });
}
