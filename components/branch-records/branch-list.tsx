'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { OfficeScreen, ScreenHead } from '@/components/office/frame/office-screen';
import { LoadError } from '@/components/office/load-error';
import type { OfficeColumn } from '@/components/office/table/columns';
import { DataTable } from '@/components/office/table/data-table';
import { useTableView } from '@/components/office/table/use-table-view';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { Spinner } from '@/components/ui/spinner';
import { provincesQuery } from '@/lib/addresses/queries';
import type { OfficeBranch } from '@/lib/branch-records/contract';
import { BRANCH_SORTS, BRANCH_STATES } from '@/lib/branch-records/contract-values';
import { branchRecordsKey, officeBranchesQuery } from '@/lib/branch-records/queries';
import type { Locale } from '@/lib/i18n/locale';
import { useLocale } from '@/lib/i18n/use-locale';
import { placeIn } from '@/lib/api/place';
import type { TableView } from '@/lib/office/table-view';
import { pathTo } from '@/lib/pages/path-to';
import styles from './branch-records.module.scss';

const COLUMNS = ['id', 'name', 'province', 'phone', 'services', 'state'] as const;
const SCHEMA = {
  ...{ columns: COLUMNS, shown: COLUMNS, sorts: BRANCH_SORTS },
  filters: { state: BRANCH_STATES },
} as const;

/** All branches, closed ones too (`docs/product/office.md`, "Branches"). */
export function BranchList() {
  const intl = useIntl();
  const locale = useLocale();
  return (
    <OfficeScreen>
      <ScreenHead title={intl.formatMessage({ id: 'branch-records.title' })}>
        <ButtonLink href={branchPath(locale, 'new')}>
          {intl.formatMessage({ id: 'branch-records.add' })}
        </ButtonLink>
      </ScreenHead>
      <BranchTable />
    </OfficeScreen>
  );
}

function BranchTable() {
  const intl = useIntl();
  const locale = useLocale();
  const router = useRouter();
  const text = (name: string) => intl.formatMessage({ id: `branch-records.${name}` });
  const view = useTableView(SCHEMA);
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery(officeBranchesQuery(locale, wantedIn(view.view)));
  const columns = useColumns();
  if (error && !data) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <Spinner label={text('loading')} />;
  return (
    <DataTable
      label={text('title')}
      columns={columns}
      rows={data.entities}
      total={data.total}
      perPage={data.per_page}
      sides={data}
      rowId={({ id }) => String(id)}
      rowName={(branch) => branchName(branch, locale)}
      view={view}
      filterLabel={(name) => text(`field.${name}`)}
      views={{
        list: 'branches',
        queryKey: branchRecordsKey,
        count: async (one) =>
          (await queries.query(officeBranchesQuery(locale, wantedIn(one)))).total,
      }}
      onOpen={({ id }) => {
        router.push(branchPath(locale, id));
      }}
      empty={{
        image: '/images/empty-list.svg',
        title: text('empty'),
        text: text('emptyText'),
      }}
    />
  );
}

function wantedIn(view: TableView) {
  const { q, sort, filters } = view;
  const state = BRANCH_STATES.find((one) => one === filters['state']);
  return {
    ...(q === '' ? {} : { q }),
    ...(state === undefined ? {} : { state }),
    sort: BRANCH_SORTS.find((one) => one === sort) ?? 'id',
    ...placeIn(view),
  };
}

function useColumns(): readonly OfficeColumn<OfficeBranch>[] {
  const intl = useIntl();
  const locale = useLocale();
  const { data: provinces } = useQuery(provincesQuery(locale));
  return useMemo(() => {
    const cells: Readonly<Record<(typeof COLUMNS)[number], OfficeColumn<OfficeBranch>['cell']>> = {
      id: ({ id }) => id,
      name: (branch) => (
        <Link href={branchPath(locale, branch.id)}>{branchName(branch, locale)}</Link>
      ),
      province: ({ province_code: code }) =>
        provinces?.find((one) => one.code === code)?.name ?? code,
      phone: ({ phone }) => phone,
      services: ({ services }) =>
        intl.formatList(
          services.map((one) => intl.formatMessage({ id: `branches.service.${one}` })),
        ),
      state: (branch) => <BranchState branch={branch} />,
    };
    return COLUMNS.map((id) => ({
      ...{ id, label: intl.formatMessage({ id: `branch-records.field.${id}` }), cell: cells[id] },
    }));
  }, [intl, locale, provinces]);
}

export function BranchState({ branch }: { readonly branch: Pick<OfficeBranch, 'closed_at'> }) {
  const intl = useIntl();
  const state = branch.closed_at === null ? 'open' : 'closed';
  return (
    <Badge className={styles.badge} tone={state === 'open' ? 'success' : 'neutral'}>
      {intl.formatMessage({ id: `branch-records.field.state.${state}` })}
    </Badge>
  );
}

export function branchName(
  { name_en: en, name_th: th }: Pick<OfficeBranch, 'name_en' | 'name_th'>,
  locale: Locale,
): string {
  return locale === 'th' ? th : en;
}

function branchPath(locale: Locale, id: number | 'new'): string {
  return pathTo(locale, '/staff/branches/:id', { id });
}
