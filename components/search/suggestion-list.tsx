'use client';

import Image from 'next/image';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Price } from '@/components/ui/price';
import type { ProductCard } from '@/lib/api/contract/catalog';
import { LazyIntl } from '@/lib/i18n/lazy-intl';
import { useLocale } from '@/lib/i18n/use-locale';
import styles from './suggestion-list.module.scss';

interface SuggestionListProps {
  readonly id: string;
  readonly label: string;
  readonly items: readonly ProductCard[];
  /** Whether the items belong to what is typed; only then their number is announced. */
  readonly settled: boolean;
  readonly shown: boolean;
  /** Index of the chosen suggestion; -1 for none. */
  readonly active: number;
  readonly onChoose: (item: ProductCard) => void;
}

export function SuggestionList({ items, settled, shown, ...list }: SuggestionListProps) {
  return (
    <LazyIntl locale={useLocale()} domains={['search']}>
      <Found count={items.length} settled={settled} />
      {shown && <List items={items} {...list} />}
    </LazyIntl>
  );
}

function Found({ count, settled }: { readonly count: number; readonly settled: boolean }) {
  const intl = useIntl();
  return (
    <p className="visually-hidden" role="status">
      {settled && intl.formatMessage({ id: 'search.found' }, { count })}
    </p>
  );
}

type ListProps = Omit<SuggestionListProps, 'settled' | 'shown'>;

function List({ id, label, items, active, onChoose }: ListProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <ul className={styles.list} ref={list} id={id} role="listbox" aria-label={label}>
      {items.map((item, index) => (
        <li
          key={item.id}
          id={`${id}-${String(index)}`}
          className={styles.item}
          role="option"
          aria-selected={index === active}
          // The focus stays in the text field.
          onPointerDown={(event) => {
            event.preventDefault();
          }}
          onClick={() => {
            onChoose(item);
          }}
        >
          <Image src={item.image.thumbnail_url} alt="" width={44} height={44} />
          <span className={styles.name}>{item.product_name}</span>
          <Price amount={item.deal_price > 0 ? item.deal_price : item.price} wasLabel="" />
        </li>
      ))}
    </ul>
  );
}
