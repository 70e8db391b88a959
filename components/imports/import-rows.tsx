'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { LoadError } from '@/components/office/load-error';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/select-field';
import { Spinner } from '@/components/ui/spinner';
import { useLocale } from '@/lib/i18n/use-locale';
import type { Import, ImportRows } from '@/lib/imports/contract';
import { ROW_CHOICES, type RowChoice } from '@/lib/imports/contract-values';
import { importRowsQuery } from '@/lib/imports/queries';
import styles from './imports.module.scss';

/** Rows of the file, what each changes, and why it is refused. */
export function ImportRowsPart({ one }: { readonly one: Import }) {
  const intl = useIntl();
  const offered = ROW_CHOICES.filter((choice) => countOf(one, choice) > 0);
  const [chosen, setChosen] = useState<RowChoice>();
  const choice = chosen && offered.includes(chosen) ? chosen : offered[0];
  if (choice === undefined) return null;
  return (
    <section className={styles.rows} aria-labelledby="import-rows">
      <h2 id="import-rows" className={styles.heading}>
        {intl.formatMessage({ id: 'imports.rows' })}
      </h2>
      <SelectField
        label={intl.formatMessage({ id: 'imports.show' })}
        value={choice}
        onChange={({ target }) => {
          setChosen(offered.find((name) => name === target.value));
        }}
      >
        {offered.map((name) => (
          <option key={name} value={name}>
            {intl.formatMessage({ id: `imports.choice.${name}` }, { count: countOf(one, name) })}
          </option>
        ))}
      </SelectField>
      <Rows one={one} choice={choice} />
    </section>
  );
}

function countOf({ counts }: Import, choice: RowChoice): number {
  return choice === 'refused' ? counts.refused + counts.stale : counts[choice];
}

function Rows({ one, choice }: { readonly one: Import; readonly choice: RowChoice }) {
  const intl = useIntl();
  const text = (name: string) => intl.formatMessage({ id: `imports.${name}` });
  const read = useInfiniteQuery(importRowsQuery(useLocale(), one.id, choice, one.state));
  if (read.error && !read.data) {
    return <LoadError error={read.error} onRetry={() => void read.refetch()} />;
  }
  if (!read.data) return <Spinner label={text('loading')} />;
  return (
    <>
      <ol className={styles.list}>
        {read.data.pages
          .flatMap(({ entities }) => entities)
          .map((row) => (
            <Row key={row.row} row={row} />
          ))}
      </ol>
      {read.hasNextPage && (
        <Button
          variant="secondary"
          busy={read.isFetchingNextPage}
          onClick={() => void read.fetchNextPage()}
        >
          {text('more')}
        </Button>
      )}
    </>
  );
}

function Row({ row }: { readonly row: ImportRows['entities'][number] }) {
  const intl = useIntl();
  const text = (name: string) => intl.formatMessage({ id: `imports.${name}` });
  const nameOf = (column: string) => text(`column.${column}`);
  return (
    <li>
      <p>
        <strong>
          {intl.formatMessage({ id: 'imports.row' }, { row: row.row, code: row.item_code })}
        </strong>
      </p>
      <ul className={styles.values}>
        {row.reasons.map(({ column, message }) => (
          <li key={`${column ?? ''} ${message}`} className={styles.reason}>
            {column !== null && <strong>{nameOf(column)}</strong>}
            <span>{message}</span>
          </li>
        ))}
        {row.changes.map(({ column, before, after }) => (
          <li key={column}>
            <strong>{nameOf(column)}</strong>
            {row.verdict === 'changed' && <del>{before === '' ? text('none') : before}</del>}
            <ins>{after === '' ? text('none') : after}</ins>
          </li>
        ))}
      </ul>
    </li>
  );
}
