'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { OfficeColumn } from '@/components/office/table/columns';
import { OfficeScreen, ScreenHead } from '@/components/office/frame/office-screen';
import { DataTable } from '@/components/office/table/data-table';
import { useTableView } from '@/components/office/table/use-table-view';
import { Button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import { normalizeError } from '@/lib/api/error';
import { formatDateTime } from '@/lib/format/date';
import { useLocale } from '@/lib/i18n/use-locale';
import { placeIn } from '@/lib/api/place';
import type { TableView } from '@/lib/office/table-view';
import { pathTo } from '@/lib/pages/path-to';
import type { Person, Role } from '@/lib/people/contract';
import { peopleKey, peopleQuery, rolesQuery } from '@/lib/people/queries-people';
import { Invitations } from './invitations';
import { roleNameOf } from './role-name';

const COLUMNS = ['name', 'phone', 'role', 'branches', 'joined'] as const;
const STATES = ['here', 'left'] as const;
const SCHEMA = {
  columns: COLUMNS,
  shown: COLUMNS,
  sorts: ['joined'],
  filters: { state: STATES },
} as const;

/** People who work here, and open invitations (`docs/product/people.md`). */
export function PeopleList() {
  const intl = useIntl();
  const locale = useLocale();
  const router = useRouter();
  const text = (id: string) => intl.formatMessage({ id });
  const view = useTableView(SCHEMA);
  const queries = useQueryClient();
  const people = useQuery(peopleQuery(locale, wantedIn(view.view)));
  const { data: roles } = useQuery(rolesQuery);
  const columns = useColumns(roles);
  return (
    <OfficeScreen>
      <ScreenHead title={text('people.title')} />
      <Invitations roles={roles ?? []} />
      {people.error && !people.data && (
        <Notice tone="danger" role="alert">
          {normalizeError(people.error).message}
          <Button variant="secondary" onClick={() => void people.refetch()}>
            {text('people.retry')}
          </Button>
        </Notice>
      )}
      {!people.data && !people.error && <Spinner label={text('people.loading')} />}
      {people.data && (
        <DataTable
          label={text('people.title')}
          columns={columns}
          rows={people.data.entities}
          total={people.data.total}
          perPage={people.data.per_page}
          sides={people.data}
          rowId={({ member_id: id }) => String(id)}
          rowName={({ name, phone_number: phone }) => name || phone}
          view={view}
          views={{
            list: 'people',
            queryKey: peopleKey,
            count: async (one) => (await queries.query(peopleQuery(locale, wantedIn(one)))).total,
          }}
          filterLabel={(name) => text(`people.filter.${name}`)}
          onOpen={({ member_id: id }) => {
            router.push(personPath(locale, id));
          }}
          empty={{
            image: '/images/empty-reviews.svg',
            title: text('people.empty'),
            text: text('people.emptyText'),
          }}
        />
      )}
    </OfficeScreen>
  );
}

function wantedIn(view: TableView) {
  const { q, filters } = view;
  const state = STATES.find((one) => one === filters['state']) ?? 'here';
  return { ...(q === '' ? {} : { q }), state, ...placeIn(view) };
}

function personPath(locale: ReturnType<typeof useLocale>, id: number): string {
  return `${pathTo(locale, '/staff/people')}/${String(id)}`;
}

function useColumns(roles: readonly Role[] | undefined): readonly OfficeColumn<Person>[] {
  const intl = useIntl();
  const locale = useLocale();
  return useMemo(() => {
    const cells: Readonly<Record<(typeof COLUMNS)[number], OfficeColumn<Person>['cell']>> = {
      name: ({ member_id: id, name, phone_number: phone }) => (
        <Link href={personPath(locale, id)}>{name || phone}</Link>
      ),
      phone: ({ phone_number: phone }) => phone,
      role: ({ role_id: id }) => roleNameOf(roles, id, locale),
      branches: ({ branches }) =>
        branches.length === 0
          ? intl.formatMessage({ id: 'people.everywhere' })
          : intl.formatList(branches.map(({ name }) => name)),
      joined: ({ joined_at: at }) => <time dateTime={at}>{formatDateTime(at, locale)}</time>,
    };
    return COLUMNS.map((id) => ({
      id,
      label: intl.formatMessage({ id: `people.column.${id}` }),
      cell: cells[id],
    }));
  }, [intl, locale, roles]);
}
