'use client';

import type { SubmitEvent } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import { ColumnPicker } from './column-picker';
import styles from './table.module.scss';
import type { TableViewInAddress } from './use-table-view';

interface TableToolsProps {
  readonly view: TableViewInAddress;
  readonly columns: readonly { readonly id: string; readonly label: string }[];
  readonly filterLabel: ((name: string) => string) | undefined;
}

/** Search, filters and columns of a table. */
export function TableTools({ view, columns, filterLabel = String }: TableToolsProps) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  const { q, filters } = view.view;
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('q');
    view.change({ q: typeof typed === 'string' ? typed.trim() : '' });
  };
  return (
    <div className={styles.tools}>
      <form key={q} role="search" className={styles.search} onSubmit={search}>
        <TextField
          name="q"
          type="search"
          label={text('office.table.search')}
          defaultValue={q}
          autoComplete="off"
        />
        <Button type="submit" variant="secondary">
          {text('office.table.find')}
        </Button>
      </form>
      {Object.entries(view.schema.filters).map(([name, values]) => (
        <SelectField
          key={name}
          label={filterLabel(name)}
          value={filters[name] ?? ''}
          onChange={({ currentTarget: { value } }) => {
            const { [name]: _, ...others } = filters;
            view.change({ filters: value === '' ? others : { ...others, [name]: value } });
          }}
        >
          <option value="">{text('office.table.any')}</option>
          {values.map((value) => (
            <option key={value} value={value}>
              {filterLabel(`${name}.${value}`)}
            </option>
          ))}
        </SelectField>
      ))}
      <ColumnPicker view={view} columns={columns} />
    </div>
  );
}
