'use client';

import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { OfficeScreen, ScreenHead } from '@/components/office/frame/office-screen';
import { useAbilities } from '@/components/office/frame/use-abilities';
import type { OfficeColumn } from '@/components/office/table/columns';
import { DataTable } from '@/components/office/table/data-table';
import { useTableView } from '@/components/office/table/use-table-view';
import { Button, ButtonLink } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import { normalizeError } from '@/lib/api/error';
import { formatRoundBaht } from '@/lib/format/money';
import { useLocale } from '@/lib/i18n/use-locale';
import type { Role } from '@/lib/people/contract';
import { rolesQuery } from '@/lib/people/queries-people';
import styles from './people.module.scss';
import { roleNameOf, rolePath } from './role-name';

const COLUMNS = ['name', 'kind', 'abilities', 'limit', 'people'] as const;
const SCHEMA = { columns: COLUMNS, shown: COLUMNS, sorts: [], filters: {} } as const;

/** Built-in roles and those of the shop (`docs/product/people.md`). */
export function RoleList() {
  const intl = useIntl();
  const locale = useLocale();
  const router = useRouter();
  const text = (id: string) => intl.formatMessage({ id: `people.${id}` });
  const view = useTableView(SCHEMA);
  const { data: roles, error, refetch } = useQuery({ ...rolesQuery, staleTime: 0 });
  const columns = useColumns(roles);
  const found = useMemo(() => (roles ?? []).filter(named(view.view.q)), [roles, view.view.q]);
  const mayWrite = useAbilities()?.has('people.write') ?? false;
  return (
    <OfficeScreen>
      <ScreenHead title={text('roles')} />
      {mayWrite && (
        <div className={styles.acts}>
          <ButtonLink href={rolePath(locale, 'new')}>{text('roleNew')}</ButtonLink>
        </div>
      )}
      {error && !roles && (
        <Notice tone="danger" role="alert">
          {normalizeError(error).message}
          <Button variant="secondary" onClick={() => void refetch()}>
            {text('retry')}
          </Button>
        </Notice>
      )}
      {!roles && !error && <Spinner label={text('loading')} />}
      {roles && (
        <DataTable
          label={text('roles')}
          columns={columns}
          rows={found}
          total={found.length}
          perPage={Math.max(1, found.length)}
          rowId={({ id }) => String(id)}
          rowName={({ id }) => roleNameOf(roles, id, locale)}
          view={view}
          filterLabel={(name) => name}
          onOpen={({ id }) => {
            router.push(rolePath(locale, id));
          }}
          empty={{
            image: '/images/empty-reviews.svg',
            title: text('rolesEmpty'),
            text: intl.formatMessage({ id: 'office.table.noneText' }),
          }}
        />
      )}
    </OfficeScreen>
  );
}

function named(q: string) {
  const wanted = q.toLowerCase();
  return ({ name_en: en, name_th: th }: Role) =>
    en.toLowerCase().includes(wanted) || th.includes(wanted);
}

function useColumns(roles: readonly Role[] | undefined): readonly OfficeColumn<Role>[] {
  const intl = useIntl();
  const locale = useLocale();
  return useMemo(() => {
    const text = (id: string) => intl.formatMessage({ id: `people.${id}` });
    const cells: Readonly<Record<(typeof COLUMNS)[number], OfficeColumn<Role>['cell']>> = {
      name: ({ id }) => <Link href={rolePath(locale, id)}>{roleNameOf(roles, id, locale)}</Link>,
      kind: ({ key }) => text(key === null ? 'roleKind.own' : 'roleKind.builtIn'),
      abilities: ({ abilities }) => intl.formatNumber(abilities.length),
      limit: ({ refund_limit: limit }) =>
        limit === null ? text('roleNoLimit') : formatRoundBaht(limit),
      people: ({ people }) => intl.formatNumber(people),
    };
    return COLUMNS.map((id) => ({ id, label: text(`roleColumn.${id}`), cell: cells[id] }));
  }, [intl, locale, roles]);
}
