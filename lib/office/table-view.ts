import { placeParams, readPlace, type Place } from '../api/place';

/** Views that a table offers; the rest of an address is left alone. */
export interface TableSchema {
  /** Columns in their order. */
  readonly columns: readonly string[];
  /** Columns that are shown until somebody chooses others. */
  readonly shown: readonly string[];
  /** Orders of the rows, `-` before a name for descending; the first is the usual one. */
  readonly sorts: readonly string[];
  /** Values of each filter. */
  readonly filters: Readonly<Record<string, readonly string[]>>;
}

export interface TableView extends Place {
  readonly q: string;
  readonly sort: string;
  /** Value by name; absent where a filter is off. */
  readonly filters: Readonly<Record<string, string>>;
  readonly columns: readonly string[];
}

const OWN = ['q', 'sort', 'columns', 'page', 'from'] as const;
const SEPARATOR = '.';

/** Reads the view in an address; what it does not know is as if it were not there. */
export function readTableView(
  params: Pick<URLSearchParams, 'get'>,
  schema: TableSchema,
): TableView {
  const sort = params.get('sort');
  const chosen = params.get('columns')?.split(SEPARATOR);
  const columns = schema.columns.filter((one) => (chosen ?? schema.shown).includes(one));
  return {
    q: (params.get('q') ?? '').trim(),
    sort: schema.sorts.find((one) => one === sort) ?? schema.sorts[0] ?? '',
    filters: Object.fromEntries(
      Object.entries(schema.filters).flatMap(([name, values]) => {
        const value = values.find((one) => one === params.get(name));
        return value === undefined ? [] : [[name, value]];
      }),
    ),
    columns: columns.length > 0 ? columns : schema.shown,
    ...readPlace(params),
  };
}

/** Query of an address with this view: what is usual is left out. */
export function tableQuery(
  view: TableView,
  schema: TableSchema,
  others: URLSearchParams = new URLSearchParams(),
): string {
  const params = new URLSearchParams(others);
  for (const name of [...OWN, ...Object.keys(schema.filters)]) params.delete(name);
  if (view.q !== '') params.set('q', view.q);
  for (const [name, value] of Object.entries(view.filters)) params.set(name, value);
  if (view.sort !== (schema.sorts[0] ?? '')) params.set('sort', view.sort);
  const columns = view.columns.join(SEPARATOR);
  if (columns !== schema.shown.join(SEPARATOR)) params.set('columns', columns);
  for (const [name, value] of Object.entries(placeParams(view))) params.set(name, value);
  const query = params.toString();
  return query === '' ? '' : `?${query}`;
}

/** The next order by a column: the usual direction, then the other one. */
export function nextSort(column: string, current: string, { sorts }: TableSchema): string {
  const ways = sorts.filter((one) => one.replace(/^-/, '') === column);
  return ways.find((one) => one !== current) ?? current;
}
