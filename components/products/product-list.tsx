'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { OfficeScreen, ScreenHead } from '@/components/office/frame/office-screen';
import { LoadError } from '@/components/office/load-error';
import { useAbilities } from '@/components/office/frame/use-abilities';
import type { OfficeColumn } from '@/components/office/table/columns';
import { DataTable } from '@/components/office/table/data-table';
import { useTableView } from '@/components/office/table/use-table-view';
import { Link } from '@/components/ui/link';
import { Spinner } from '@/components/ui/spinner';
import { formatBaht } from '@/lib/format/money';
import { useLocale } from '@/lib/i18n/use-locale';
import { placeIn } from '@/lib/api/place';
import type { TableView } from '@/lib/office/table-view';
import { pathTo } from '@/lib/pages/path-to';
import type { OfficeProduct } from '@/lib/products/contract';
import type { BulkChange } from '@/lib/products/contract-bulk';
import {
  OPEN_DRAFT_STATES,
  PRODUCT_SORTS,
  PRODUCT_STATES,
  SOLD_CHOICES,
} from '@/lib/products/contract-values';
import { officeProductsKey, officeProductsQuery } from '@/lib/products/queries';
import { shelvesQuery, type ShelfChoices } from '@/lib/shelves/queries';
import { ProductBulkBar, RecentBulkButton } from './bulk-bar';
import { BulkResult } from './bulk-result';
import { DuplicateButton } from './duplicate-button';
import { ExportButton } from './export-button';
import { NewProductButton } from './new-product';
import { SaleBadge, StateBadge } from './state-badge';

const COLUMNS = [
  'id',
  'name',
  'code',
  'state',
  'sold',
  'brand',
  'department',
  'price',
  'deal_price',
  'acts',
] as const;

/** All products, drafts and archived ones too (`docs/product/office.md`, "Products"). */
export function ProductList() {
  const intl = useIntl();
  const { data: shelves, error, refetch } = useQuery(shelvesQuery(useLocale()));
  const mayWrite = useAbilities()?.has('catalog.write') === true;
  return (
    <OfficeScreen>
      <ScreenHead title={intl.formatMessage({ id: 'products.title' })}>
        {shelves && mayWrite && <RecentBulkButton shelves={shelves} />}
        {shelves && mayWrite && <NewProductButton shelves={shelves} />}
      </ScreenHead>
      {error && !shelves && <LoadError error={error} onRetry={() => void refetch()} />}
      {!shelves && !error && <Spinner label={intl.formatMessage({ id: 'products.loading' })} />}
      {shelves && <ProductTable shelves={shelves} mayWrite={mayWrite} />}
    </OfficeScreen>
  );
}

interface ProductTableProps {
  readonly shelves: ShelfChoices;
  readonly mayWrite: boolean;
}

function ProductTable({ shelves, mayWrite }: ProductTableProps) {
  const intl = useIntl();
  const locale = useLocale();
  const router = useRouter();
  const text = (name: string) => intl.formatMessage({ id: `products.${name}` });
  const view = useTableView(useSchema(shelves));
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery(officeProductsQuery(locale, wantedIn(view.view)));
  const columns = useColumns(mayWrite);
  const bulk = useBulkBar(shelves, data?.total ?? 0, view.view);
  const labels = useFilterLabels(shelves);
  if (error && !data) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <Spinner label={text('loading')} />;
  return (
    <>
      {bulk.result}
      <ExportButton view={{ ...filterIn(view.view), sort: sortIn(view.view) }} total={data.total} />
      <DataTable
        label={text('title')}
        columns={columns}
        rows={data.entities}
        total={data.total}
        perPage={data.per_page}
        sides={data}
        rowId={({ id }) => String(id)}
        rowName={(product) => nameOf(product, locale)}
        view={view}
        filterLabel={labels}
        views={{
          list: 'products',
          queryKey: officeProductsKey,
          count: async (one) => {
            const { total } = await queries.query(officeProductsQuery(locale, wantedIn(one)));
            return total;
          },
        }}
        {...(mayWrite ? { onSelection: bulk.bar } : {})}
        onOpen={({ id }) => {
          router.push(pathTo(locale, '/staff/products/:product', { product: id }));
        }}
        empty={{
          image: '/images/empty-reviews.svg',
          title: text('empty'),
          text: text('emptyText'),
        }}
      />
    </>
  );
}

/** Bulk changes of the selected products, and what the last one did. */
function useBulkBar(shelves: ShelfChoices, total: number, view: TableView) {
  const [done, setDone] = useState<BulkChange>();
  return {
    result: done && (
      <BulkResult
        bulk={done}
        shelves={shelves}
        onUndone={setDone}
        onClose={() => {
          setDone(undefined);
        }}
      />
    ),
    bar: (chosen: readonly OfficeProduct[], clear: () => void) => (
      <ProductBulkBar
        ids={chosen.map(({ id }) => id)}
        filter={filterIn(view)}
        total={total}
        shelves={shelves}
        onApplied={(bulk) => {
          setDone(bulk);
          clear();
        }}
      />
    ),
  };
}

function nameOf(
  { name_en: en, name_th: th }: Pick<OfficeProduct, 'name_en' | 'name_th'>,
  locale: ReturnType<typeof useLocale>,
): string {
  return locale === 'th' ? th : en;
}

function amountOf(baht: number): string {
  return baht === 0 ? '' : formatBaht(baht);
}

function filterIn({ q, filters }: TableView) {
  return { ...(q === '' ? {} : { q }), ...filtersOf(filters) };
}

function wantedIn(view: TableView) {
  return { ...filterIn(view), ...placeIn(view), sort: sortIn(view) };
}

function sortIn({ sort }: TableView) {
  return PRODUCT_SORTS.find((one) => one === sort) ?? '-id';
}

function filtersOf({ state, sold, draft, brand, department }: Readonly<Record<string, string>>) {
  const choice = SOLD_CHOICES.find((one) => one === sold);
  const open = OPEN_DRAFT_STATES.find((one) => one === draft);
  const known = PRODUCT_STATES.find((one) => one === state);
  return {
    ...(known === undefined ? {} : { state: known }),
    ...(choice === undefined ? {} : { sold: choice }),
    ...(open === undefined ? {} : { draft: open }),
    ...(brand === undefined ? {} : { brand_id: Number(brand) }),
    ...(department === undefined ? {} : { department_id: Number(department) }),
  };
}

function useSchema({ brands, departments }: ShelfChoices) {
  return useMemo(
    () => ({
      columns: COLUMNS,
      // The button of a row takes much room, so people choose its column.
      shown: COLUMNS.filter((id) => id !== 'acts'),
      sorts: PRODUCT_SORTS,
      filters: {
        state: PRODUCT_STATES,
        sold: SOLD_CHOICES,
        draft: OPEN_DRAFT_STATES,
        brand: brands.map(({ value }) => value),
        department: departments.map(({ value }) => value),
      },
    }),
    [brands, departments],
  );
}

function useFilterLabels({ brands, departments }: ShelfChoices) {
  const intl = useIntl();
  return useMemo(() => {
    const named = new Map<string, string>([
      ...brands.map(({ value, label }) => [`brand.${value}`, label] as const),
      ...departments.map(({ value, label }) => [`department.${value}`, label] as const),
    ]);
    return (name: string) =>
      named.get(name) ?? intl.formatMessage({ id: `products.field.${name}` });
  }, [intl, brands, departments]);
}

function useColumns(mayWrite: boolean): readonly OfficeColumn<OfficeProduct>[] {
  const intl = useIntl();
  const locale = useLocale();
  return useMemo(() => {
    const cells: Readonly<Record<(typeof COLUMNS)[number], OfficeColumn<OfficeProduct>['cell']>> = {
      id: ({ id }) => id,
      name: (product) => (
        <Link href={pathTo(locale, '/staff/products/:product', { product: product.id })}>
          {nameOf(product, locale)}
        </Link>
      ),
      code: ({ item_code: code }) => code,
      state: ({ state, draft }) => <StateBadge state={state} draft={draft} />,
      sold: ({ obstacle }) => <SaleBadge obstacle={obstacle} />,
      brand: ({ brand }) => brand,
      department: ({ department }) => department,
      price: ({ price }) => amountOf(price),
      deal_price: ({ deal_price: deal }) => amountOf(deal),
      acts: (product) => <DuplicateButton id={product.id} name={nameOf(product, locale)} isInRow />,
    };
    return COLUMNS.filter((id) => id !== 'acts' || mayWrite).map((id) => ({
      id,
      label: intl.formatMessage({ id: `products.field.${id}` }),
      ...(id.endsWith('price') ? { numeric: true as const } : {}),
      cell: cells[id],
    }));
  }, [intl, locale, mayWrite]);
}
