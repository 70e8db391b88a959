'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { SelectField } from '@/components/ui/select-field';
import { normalizeError } from '@/lib/api/error';
import { useLocale } from '@/lib/i18n/use-locale';
import type { Import, ImportMapping } from '@/lib/imports/contract';
import { PRODUCT_COLUMNS, SKIPPED } from '@/lib/imports/contract-values';
import { checkImportMutation, importKey } from '@/lib/imports/queries';
import styles from './imports.module.scss';

type Column = ImportMapping['columns'][number];
const CHOICES: readonly Column[] = [SKIPPED, ...PRODUCT_COLUMNS];

/** The column of each heading; the next file with these headings has them chosen. */
export function MappingForm({ one }: { readonly one: Import }) {
  const intl = useIntl();
  const queries = useQueryClient();
  const text = (name: string) => intl.formatMessage({ id: `imports.${name}` });
  const [mapping, setMapping] = useState<Import['mapping']>(one.mapping);
  const [isTried, setTried] = useState(false);
  const check = useMutation({
    ...checkImportMutation(useLocale(), one.id),
    onSettled: () => queries.invalidateQueries({ queryKey: importKey(one.id) }),
  });
  const faultAt = (index: number) => {
    const column = mapping[index] ?? null;
    if (column === null) return isTried ? text('missing') : undefined;
    const isTwice = column !== SKIPPED && mapping.filter((other) => other === column).length > 1;
    return isTwice ? text('twice') : undefined;
  };
  const hasKey = mapping.includes('item_code');
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    const chosen = mapping.filter((column) => column !== null);
    const isWhole =
      chosen.length === mapping.length && new Set(keysOf(chosen)).size === keysOf(chosen).length;
    if (isWhole && hasKey) check.mutate(chosen);
  };
  return (
    <form className={styles.mapping} noValidate onSubmit={onSubmit}>
      <p>{text('mappingText')}</p>
      <div className={styles.fields}>
        {one.headings.map((heading, index) => (
          <SelectField
            key={heading}
            label={heading}
            value={mapping[index] ?? ''}
            error={faultAt(index)}
            onChange={({ target }) => {
              const column = CHOICES.find((choice) => choice === target.value) ?? null;
              setMapping(mapping.map((before, place) => (place === index ? column : before)));
            }}
          >
            <option value="">{text('chooseColumn')}</option>
            {CHOICES.map((choice) => (
              <option key={choice} value={choice}>
                {intl.formatMessage({ id: `imports.column.${choice}` })}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
      {isTried && !hasKey && (
        <Notice tone="danger" role="alert">
          {text('noKey')}
        </Notice>
      )}
      {check.error && (
        <Notice tone="danger" role="alert">
          {normalizeError(check.error).message}
        </Notice>
      )}
      <div className={styles.acts}>
        <Button type="submit" busy={check.isPending}>
          {text('check')}
        </Button>
      </div>
    </form>
  );
}

function keysOf(columns: readonly Column[]): readonly Column[] {
  return columns.filter((column) => column !== SKIPPED);
}
