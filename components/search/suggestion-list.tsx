'use client';

import Image from 'next/image';
import { useEffect, useRef } from 'react';
import { Price } from '@/components/ui/price';
import type { ProductCard } from '@/lib/api/contract/catalog';
import styles from './suggestion-list.module.scss';

interface SuggestionListProps {
  readonly id: string;
  readonly label: string;
  readonly items: readonly ProductCard[];
  readonly active: number;
  readonly onChoose: (item: ProductCard) => void;
}

export function SuggestionList({ id, label, items, active, onChoose }: SuggestionListProps) {
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
