'use client';

import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import type { Branch } from '@/lib/branches/contract';
import { LazyIntl, textsOf } from '@/lib/i18n/lazy-intl';
import type { Locale } from '@/lib/i18n/locale';
import { useLocale } from '@/lib/i18n/use-locale';
import { branchStockQuery } from '@/lib/branches/queries';
import { BranchFilters } from './branch-filters';
import { BranchOption } from './branch-option';
import styles from './branch-picker.module.scss';
import { filterBranches, type BranchFilter } from './filter-branches';
import { MapPanel } from './map-panel';
import { useOwnLocation } from './use-own-location';

const loadTexts = (locale: Locale) => textsOf(import(`../../messages/branches/${locale}.json`));

interface BranchPickerProps {
  readonly productIds: readonly number[];
  readonly chosenId: number | null;
  readonly refusedIds?: readonly number[];
  readonly onChoose: (branchId: number) => void;
}

export function BranchPicker(props: BranchPickerProps) {
  return (
    <LazyIntl locale={useLocale()} load={loadTexts}>
      <Picker {...props} />
    </LazyIntl>
  );
}

const START: BranchFilter = { province: '', openNow: false, inStock: true };
const ALL: BranchFilter = { ...START, inStock: false };

function Picker({ productIds, chosenId, refusedIds, onChoose }: BranchPickerProps) {
  const intl = useIntl();
  const [filter, setFilter] = useState(START);
  const { near, locating, problem, find } = useOwnLocation();
  const { data, isError, refetch } = useQuery({
    ...branchStockQuery(useLocale(), productIds, near),
    placeholderData: (previous) => previous,
  });
  const text = (id: string) => intl.formatMessage({ id });
  const pickups = useMemo(
    () =>
      data?.filter(({ id, services }) => services.includes('pickup') && !refusedIds?.includes(id)),
    [data, refusedIds],
  );
  // Stable identity: the map redraws for each new list.
  const shown = useMemo(() => pickups && filterBranches(pickups, filter), [pickups, filter]);
  return (
    <div className={styles.picker}>
      <BranchFilters
        branches={pickups ?? []}
        filter={filter}
        near={near !== undefined}
        locating={locating}
        onChange={setFilter}
        onNear={find}
      />
      {problem !== undefined && (
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
      {pickups && shown && (
        <Shown
          branches={shown}
          chosenId={chosenId}
          onChoose={onChoose}
          isShelfEmpty={filter.inStock && !pickups.some(({ stock }) => stock !== 'none')}
          onShowAll={() => {
            setFilter(ALL);
          }}
        />
      )}
    </div>
  );
}

interface ShownProps extends Omit<BranchPickerProps, 'productIds'> {
  readonly branches: readonly Branch[];
  readonly isShelfEmpty: boolean;
  readonly onShowAll: () => void;
}

/** Branches shown at first, and added per step. */
const PAGE = 6;

function Shown({ branches, chosenId, onChoose, isShelfEmpty, onShowAll }: ShownProps) {
  const intl = useIntl();
  const [limit, setLimit] = useState(PAGE);
  // The chosen branch is always shown, whatever its position.
  const listed = branches.filter(({ id }, index) => index < limit || id === chosenId);
  const count = branches.length;
  return (
    <>
      <p className={styles.found} role="status">
        {intl.formatMessage({ id: 'branches.found' }, { count })}
      </p>
      {count > 0 && <MapPanel branches={branches} chosenId={chosenId} onChoose={onChoose} />}
      {count === 0 && (
        <div className={styles.empty}>
          <p>
            {intl.formatMessage({ id: isShelfEmpty ? 'branches.emptyShelf' : 'branches.empty' })}
          </p>
          <Button variant="secondary" onClick={onShowAll}>
            {intl.formatMessage({ id: 'branches.clear' })}
          </Button>
        </div>
      )}
      <div className={styles.options}>
        {listed.map((branch) => (
          <BranchOption
            key={branch.id}
            branch={branch}
            isChosen={branch.id === chosenId}
            onChoose={onChoose}
          />
        ))}
      </div>
      {listed.length < count && (
        <Button
          variant="ghost"
          onClick={() => {
            setLimit(limit + PAGE);
          }}
        >
          {intl.formatMessage({ id: 'branches.more' }, { count: count - listed.length })}
        </Button>
      )}
    </>
  );
}
