'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useLayoutEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { Providers } from '@/components/common/providers';
import { sayer } from '@/components/common/say';
import { Button } from '@/components/ui/button';
import { Offcanvas } from '@/components/ui/offcanvas';
import { Skeleton } from '@/components/ui/skeleton';
import { facility } from '@/lib/browser/browser';
import { listHref, withoutFilters, type ListScope, type ListState } from '@/lib/catalog/list-state';
import { activeFilters } from '@/lib/catalog/active-filters';
import { LazyIntl, textsOf } from '@/lib/i18n/lazy-intl';
import type { Locale } from '@/lib/i18n/locale';
import { useLocale } from '@/lib/i18n/use-locale';
import { countQuery } from '@/lib/catalog/queries-lists';
import { useDebounced } from '@/lib/browser/use-debounced';
import { useLoadingBar } from '@/stores/loading-bar';
import { filterGroups } from './filter-groups';
import type { FilterNames } from './filter-names';
import { FilterSheetGroup } from './filter-sheet-group';
import styles from './filter-sheet.module.scss';

const loadTexts = (locale: Locale) => textsOf(import(`../../messages/catalog/${locale}.json`));

const DEBOUNCE_MS = 250;

interface FilterSheetProps {
  readonly show: boolean;
  readonly onClose: () => void;
  readonly path: string;
  readonly state: ListState;
  readonly scope: ListScope;
  readonly names: FilterNames;
  /** Id of the filters in the page. An early tap may have opened them; this sheet replaces them. */
  readonly fallback: string;
}

/** Bottom sheet of filters. The list changes once, when the button is pressed. */
export function FilterSheet(props: FilterSheetProps) {
  return (
    <Providers>
      <LazyIntl locale={useLocale()} load={loadTexts}>
        <Sheet {...props} />
      </LazyIntl>
    </Providers>
  );
}

function Sheet({ show, onClose, path, state, scope, names, fallback }: FilterSheetProps) {
  const say = sayer<'catalog'>(useIntl());
  const router = useRouter();
  const [draft, setDraft] = useState(state);
  const { total, facets, busy, waiting } = useCount(draft, scope);
  useLayoutEffect(() => {
    const early = document.getElementById(fallback);
    if (show) facility(() => early?.hidePopover());
  }, [show, fallback]);
  const apply = () => {
    onClose();
    const href = listHref(path, draft);
    if (href === listHref(path, state)) return;
    useLoadingBar.getState().start();
    router.push(href);
  };
  return (
    <Offcanvas
      show={show}
      onClose={onClose}
      placement="bottom"
      hiddenFrom="lg"
      title={say('catalog.filters')}
      closeLabel={say('catalog.filtersClose')}
    >
      <div className={styles.groups}>
        {waiting ? (
          <Skeleton height="var(--size-suggestions)" shape="block" />
        ) : (
          filterGroups({ state: draft, scope, facets, names, say }).map((group) => (
            <FilterSheetGroup
              key={group.key}
              group={group}
              state={draft}
              say={say}
              onChange={setDraft}
            />
          ))
        )}
      </div>
      <div className={styles.foot}>
        <Button
          variant="secondary"
          disabled={activeFilters(draft).length === 0}
          onClick={() => {
            setDraft(withoutFilters(draft));
          }}
        >
          {say('catalog.filtersClear')}
        </Button>
        <Button disabled={total === 0} aria-busy={busy} onClick={apply}>
          {total === undefined
            ? say('catalog.filtersApply')
            : say('catalog.filtersShow', { count: total })}
        </Button>
      </div>
      <p className="visually-hidden" role="status">
        {!busy && total !== undefined && say('catalog.count', { count: total })}
      </p>
    </Offcanvas>
  );
}

/** Product count of the draft. On failure the button shows no number. */
function useCount(draft: ListState, scope: ListScope) {
  const asked = useDebounced(draft, DEBOUNCE_MS);
  const [first] = useState(draft);
  const { data, isFetching, isLoading } = useQuery({
    ...countQuery(useLocale(), asked, scope),
    placeholderData: keepPreviousData,
  });
  return {
    total: data?.total,
    facets: data?.facets ?? null,
    busy: isFetching || asked !== draft,
    // The first count inserts pills above others; nothing may shift below a finger until then.
    waiting: isLoading && asked === first,
  };
}
