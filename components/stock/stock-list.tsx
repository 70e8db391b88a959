'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { OfficeColumn } from '@/components/office/table/columns';
import { OfficeScreen, ScreenHead } from '@/components/office/frame/office-screen';
import { DataTable } from '@/components/office/table/data-table';
import { useTableView } from '@/components/office/table/use-table-view';
import { Link } from '@/components/ui/link';
import { Spinner } from '@/components/ui/spinner';
import { useLocale } from '@/lib/i18n/use-locale';
import { placeIn } from '@/lib/api/place';
import type { TableView } from '@/lib/office/table-view';
import { pathTo } from '@/lib/pages/path-to';
import type { StockPlaces, StockRow } from '@/lib/stock/contract';
import { stockListKey, stockPlacesQuery, stockQuery } from '@/lib/stock/queries';
import { LoadError } from '@/components/office/load-error';
import { ScanField } from './scan-field';

const LEVELS = ['low', 'expired'] as const;
const COLUMNS = ['name', 'code', 'onHand', 'reserved', 'expired', 'free', 'low'] as const;

/** Stock of all products, added up over the places that the person sees (`docs/product/office.md`, "Stock"). */
export function StockList() {
  const intl = useIntl();
  const text = (name: string) => intl.formatMessage({ id: `stock.${name}` });
  const { data: places, error, refetch } = useQuery(stockPlacesQuery(useLocale()));
  return (
    <OfficeScreen>
      <ScreenHead title={text('title')} />
      <ScanField />
      {error && !places && <LoadError error={error} onRetry={() => void refetch()} />}
      {!places && !error && <Spinner label={text('loading')} />}
      {places && <StockTable places={places} />}
    </OfficeScreen>
  );
}

function StockTable({ places }: { readonly places: StockPlaces['entities'] }) {
  const intl = useIntl();
  const locale = useLocale();
  const router = useRouter();
  const text = (name: string) => intl.formatMessage({ id: `stock.${name}` });
  const view = useTableView({
    ...{ columns: COLUMNS, shown: COLUMNS, sorts: ['product'] },
    filters: { place: places.map(({ branch_id: id }) => String(id)), level: LEVELS },
  });
  const queries = useQueryClient();
  const stock = useQuery(stockQuery(locale, wantedIn(view.view)));
  const columns = useColumns();
  if (stock.error && !stock.data) {
    return <LoadError error={stock.error} onRetry={() => void stock.refetch()} />;
  }
  if (!stock.data) return <Spinner label={text('loading')} />;
  return (
    <DataTable
      label={text('title')}
      columns={columns}
      rows={stock.data.entities}
      total={stock.data.total}
      perPage={stock.data.per_page}
      sides={stock.data}
      rowId={({ product_id: id }) => String(id)}
      rowName={({ name }) => name}
      view={view}
      views={{
        list: 'stock',
        queryKey: stockListKey,
        count: async (one) => (await queries.query(stockQuery(locale, wantedIn(one)))).total,
      }}
      filterLabel={(name) => {
        const id = /^place\.(\d+)$/.exec(name)?.[1];
        if (id === undefined) return text(`filter.${name}`);
        const found = places.find((one) => String(one.branch_id) === id);
        return found?.name ?? text('warehouse');
      }}
      onOpen={({ product_id: id }) => {
        router.push(pathTo(locale, '/staff/stock/:product', { product: id }));
      }}
      empty={{
        image: '/images/empty-reviews.svg',
        title: text('empty'),
        text: text('emptyText'),
      }}
    />
  );
}

function wantedIn(view: TableView) {
  const { q, filters } = view;
  const place = filters['place'];
  const level = LEVELS.find((one) => one === filters['level']);
  return {
    ...(q === '' ? {} : { q }),
    ...(place === undefined ? {} : { branch_id: Number(place) }),
    ...(level === undefined ? {} : { level }),
    ...placeIn(view),
  };
}

function useColumns(): readonly OfficeColumn<StockRow>[] {
  const intl = useIntl();
  const locale = useLocale();
  return useMemo(() => {
    const cells: Readonly<Record<(typeof COLUMNS)[number], OfficeColumn<StockRow>['cell']>> = {
      name: ({ product_id: product, name }) => (
        <Link href={pathTo(locale, '/staff/stock/:product', { product })}>{name}</Link>
      ),
      code: ({ item_code: code }) => code,
      onHand: ({ on_hand: onHand }) => intl.formatNumber(onHand),
      reserved: ({ reserved }) => intl.formatNumber(reserved),
      expired: ({ expired }) => intl.formatNumber(expired),
      free: ({ free }) => intl.formatNumber(free),
      low: ({ low_places: low }) => intl.formatNumber(low),
    };
    return COLUMNS.map((id) => ({
      id,
      label: intl.formatMessage({ id: `stock.column.${id}` }),
      ...(id === 'name' || id === 'code' ? {} : { numeric: true as const }),
      cell: cells[id],
    }));
  }, [intl, locale]);
}
