'use client';

import { useState } from 'react';
import { useIntl } from 'react-intl';
import { SelectField } from '@/components/ui/select-field';
import type { ProductChange } from '@/lib/products/contract-bulk';
import { BULK_KINDS, type BulkKind } from '@/lib/products/contract-values';
import type { ShelfChoices } from '@/lib/shelves/queries';
import styles from './bulk.module.scss';
import { ChoiceField } from './choice-field';

export interface TypedChange {
  readonly kind: BulkKind;
  /** Id of a department or brand, or nothing yet. */
  readonly shelf: string;
}

interface BulkFormProps {
  readonly id: string;
  readonly shelves: ShelfChoices;
  readonly typed: TypedChange;
  readonly onType: (typed: TypedChange) => void;
  readonly onSubmit: (change: ProductChange) => void;
}

/** The change that all chosen products get. */
export function BulkForm({ id, shelves, typed, onType, onSubmit }: BulkFormProps) {
  const intl = useIntl();
  const text = (name: string) => intl.formatMessage({ id: `products.${name}` });
  const [isTried, setTried] = useState(false);
  const { kind, shelf } = typed;
  const change = changeOf(typed);
  return (
    <form
      id={id}
      className={styles.body}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (change) onSubmit(change);
      }}
    >
      <SelectField
        label={text('bulk.kind')}
        value={kind}
        onChange={({ currentTarget: { value } }) => {
          setTried(false);
          onType({ kind: BULK_KINDS.find((one) => one === value) ?? 'publish', shelf: '' });
        }}
      >
        {BULK_KINDS.map((one) => (
          <option key={one} value={one}>
            {text(`bulk.kind.${one}`)}
          </option>
        ))}
      </SelectField>
      {(kind === 'department' || kind === 'brand') && (
        <ChoiceField
          label={text(`field.${kind}`)}
          error={isTried && !change ? text('missing') : undefined}
          choices={kind === 'brand' ? shelves.brands : shelves.departments}
          value={shelf}
          onChange={({ currentTarget: { value } }) => {
            onType({ kind, shelf: value });
          }}
        >
          <option value="">{text('choose')}</option>
        </ChoiceField>
      )}
      <p>{text('bulk.checkText')}</p>
    </form>
  );
}

/** Undefined until a department or brand is chosen. */
function changeOf({ kind, shelf }: TypedChange): ProductChange | undefined {
  if (kind === 'publish' || kind === 'archive') return { kind };
  if (shelf === '') return undefined;
  return kind === 'brand'
    ? { kind, brand_id: Number(shelf) }
    : { kind, department_id: Number(shelf) };
}
