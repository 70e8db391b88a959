'use client';

import BootstrapDropdown from 'react-bootstrap/Dropdown';
import Form from 'react-bootstrap/Form';
import { useIntl } from 'react-intl';
import { Icon } from '@/components/ui/icon';
import styles from './table.module.scss';
import type { TableViewInAddress } from './use-table-view';

interface ColumnPickerProps {
  readonly view: TableViewInAddress;
  readonly columns: readonly { readonly id: string; readonly label: string }[];
}

/** Which columns are shown; the last one stays. */
export function ColumnPicker({ view, columns }: ColumnPickerProps) {
  const intl = useIntl();
  const { columns: shown } = view.view;
  const toggle = (id: string, on: boolean) => {
    const next = view.schema.columns.filter((one) => (one === id ? on : shown.includes(one)));
    const { page, from } = view.view;
    view.change({ columns: next, page, from });
  };
  return (
    <BootstrapDropdown autoClose="outside" className={styles.picker}>
      <BootstrapDropdown.Toggle as="button" type="button" className={styles.toggle ?? ''}>
        <Icon name="filter" size="sm" />
        {intl.formatMessage({ id: 'office.table.columns' })}
      </BootstrapDropdown.Toggle>
      <BootstrapDropdown.Menu align="end" renderOnMount={false}>
        {columns.map(({ id, label }) => (
          <Form.Check
            key={id}
            type="checkbox"
            id={`column-${id}`}
            label={label}
            checked={shown.includes(id)}
            disabled={shown.length === 1 && shown.includes(id)}
            onChange={({ currentTarget }) => {
              toggle(id, currentTarget.checked);
            }}
          />
        ))}
      </BootstrapDropdown.Menu>
    </BootstrapDropdown>
  );
}
