'use client';

import { useState } from 'react';
import type { Say } from '@/components/common/say';
import { Checkbox } from '@/components/ui/checkbox';
import { TextField } from '@/components/ui/text-field';
import { joinedDecimal } from '@/lib/format/digits';
import { changeList, type ListState } from '@/lib/catalog/list-state';
import type { FilterGroup, FilterOption } from './filter-groups';
import styles from './filter-sheet.module.scss';

interface FilterSheetGroupProps {
  readonly group: FilterGroup;
  readonly state: ListState;
  readonly say: Say<'catalog'>;
  readonly onChange: (state: ListState) => void;
}

/** Up to this number of values are pills; more are a list with a search field. */
const PILLS = 12;

export function FilterSheetGroup({ group, state, say, onChange }: FilterSheetGroupProps) {
  const { key, title, options } = group;
  return (
    <fieldset className={styles.group}>
      <legend>{title}</legend>
      {options.length > PILLS ? (
        <LongList group={group} say={say} onChange={onChange} />
      ) : (
        <Pills options={options} onChange={onChange} />
      )}
      {key === 'price' && <Prices state={state} say={say} onChange={onChange} />}
    </fieldset>
  );
}

type PillsProps = Pick<FilterSheetGroupProps, 'onChange'> & {
  readonly options: readonly FilterOption[];
};

function Pills({ options, onChange }: PillsProps) {
  if (options.length === 0) return null;
  return (
    <ul className={styles.pills}>
      {options.map(({ key, label, count, selected, state }) => (
        <li key={key}>
          <button
            type="button"
            className={styles.pill}
            aria-pressed={selected}
            onClick={() => {
              onChange(state);
            }}
          >
            {label}
            {count !== null && <small>{count}</small>}
          </button>
        </li>
      ))}
    </ul>
  );
}

function LongList({ group, say, onChange }: Omit<FilterSheetGroupProps, 'state'>) {
  const [text, setText] = useState('');
  const label = say('catalog.filterFind', { group: group.title });
  const wanted = text.trim().toLowerCase();
  const found = group.options.filter((option) => option.label.toLowerCase().includes(wanted));
  return (
    <>
      <input
        className={styles.search}
        type="search"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        value={text}
        onChange={({ target }) => {
          setText(target.value);
        }}
      />
      <ul className={styles.long}>
        {found.map(({ key, label: name, count, selected, state }) => (
          <li key={key}>
            <Checkbox
              label={
                <span className={styles.row}>
                  {name}
                  {count !== null && <small>{count}</small>}
                </span>
              }
              checked={selected}
              onChange={() => {
                onChange(state);
              }}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

type PricesProps = Pick<FilterSheetGroupProps, 'state' | 'say' | 'onChange'>;

function Prices({ state, say, onChange }: PricesProps) {
  const field = (name: 'priceMin' | 'priceMax', label: string) => (
    <TextField
      label={label}
      inputMode="numeric"
      autoComplete="off"
      value={state[name] === undefined ? '' : String(state[name])}
      onChange={({ target }) => {
        const typed = joinedDecimal(target.value);
        // Ignores text that is not a price: a prefix of it would be another price.
        if (!/^(?:\d{1,7}(?:\.\d*)?)?$/.test(typed)) return;
        const price = typed === '' ? undefined : Math.trunc(Number(typed));
        onChange(changeList(state, { [name]: price }));
      }}
    />
  );
  return (
    <div className={styles.prices}>
      {field('priceMin', say('catalog.priceMin'))}
      {field('priceMax', say('catalog.priceMax'))}
    </div>
  );
}
