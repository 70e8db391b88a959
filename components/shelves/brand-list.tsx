'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { OfficeScreen, ScreenHead } from '@/components/office/frame/office-screen';
import { useAbilities } from '@/components/office/frame/use-abilities';
import type { OfficeColumn } from '@/components/office/table/columns';
import { DataTable } from '@/components/office/table/data-table';
import { useTableView } from '@/components/office/table/use-table-view';
import { Link } from '@/components/ui/link';
import { Spinner } from '@/components/ui/spinner';
import { useLocale } from '@/lib/i18n/use-locale';
import { placeIn } from '@/lib/api/place';
import type { TableView } from '@/lib/office/table-view';
import { pathTo } from '@/lib/pages/path-to';
import type { OfficeBrand } from '@/lib/shelves/contract';
import { BRAND_SORTS } from '@/lib/shelves/contract-values';
import { officeBrandsQuery, saveNewBrand, shelvesKey } from '@/lib/shelves/queries';
import { LoadError } from '@/components/office/load-error';
import { nameOf } from './shelf';
import { NewShelf } from './new-shelf';

const COLUMNS = ['name', 'code', 'products'] as const;
const SCHEMA = { columns: COLUMNS, shown: COLUMNS, sorts: BRAND_SORTS, filters: {} } as const;

/** All brands, those without products too (`docs/product/office.md`, "Brands and categories"). */
export function BrandList() {
  const intl = useIntl();
  const abilities = useAbilities();
  return (
    <OfficeScreen>
      <ScreenHead title={intl.formatMessage({ id: 'shelves.brands' })}>
        {abilities?.has('catalog.write') && <NewBrand />}
      </ScreenHead>
      <BrandTable />
    </OfficeScreen>
  );
}

function NewBrand() {
  const intl = useIntl();
  const locale = useLocale();
  const router = useRouter();
  const queries = useQueryClient();
  return (
    <NewShelf
      isInAddress
      label={intl.formatMessage({ id: 'shelves.newBrand' })}
      fields={['name_th', 'name_en', 'code']}
      add={async ({ name_th = '', name_en = '', code = '' }) => {
        const { id } = await saveNewBrand(locale, { name_th, name_en, code });
        await queries.invalidateQueries({ queryKey: shelvesKey });
        router.push(pathTo(locale, '/staff/brands/:brand', { brand: id }));
      }}
    />
  );
}

function BrandTable() {
  const intl = useIntl();
  const locale = useLocale();
  const router = useRouter();
  const text = (name: string) => intl.formatMessage({ id: `shelves.${name}` });
  const view = useTableView(SCHEMA);
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery(officeBrandsQuery(locale, wantedIn(view.view)));
  const columns = useColumns();
  if (error && !data) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <Spinner label={text('loading')} />;
  return (
    <DataTable
      label={text('brands')}
      columns={columns}
      rows={data.entities}
      total={data.total}
      perPage={data.per_page}
      sides={data}
      rowId={({ id }) => String(id)}
      rowName={(brand) => nameOf(brand, locale)}
      view={view}
      views={{
        list: 'brands',
        queryKey: shelvesKey,
        count: async (one) => (await queries.query(officeBrandsQuery(locale, wantedIn(one)))).total,
      }}
      onOpen={({ id }) => {
        router.push(pathTo(locale, '/staff/brands/:brand', { brand: id }));
      }}
      empty={{
        image: '/images/empty-list.svg',
        title: text('noBrands'),
        text: text('noBrandsText'),
      }}
    />
  );
}

function wantedIn(view: TableView) {
  const { q, sort } = view;
  return {
    ...(q === '' ? {} : { q }),
    sort: BRAND_SORTS.find((one) => one === sort) ?? 'name',
    ...placeIn(view),
  };
}

function useColumns(): readonly OfficeColumn<OfficeBrand>[] {
  const intl = useIntl();
  const locale = useLocale();
  return useMemo(() => {
    const cells: Readonly<Record<(typeof COLUMNS)[number], OfficeColumn<OfficeBrand>['cell']>> = {
      name: (brand) => (
        <Link href={pathTo(locale, '/staff/brands/:brand', { brand: brand.id })}>
          {nameOf(brand, locale)}
        </Link>
      ),
      code: ({ code }) => code,
      products: ({ product_count: count }) => intl.formatNumber(count),
    };
    return COLUMNS.map((id) => ({
      id,
      label: intl.formatMessage({ id: `shelves.field.${id}` }),
      ...(id === 'products' ? { numeric: true as const } : {}),
      cell: cells[id],
    }));
  }, [intl, locale]);
}
