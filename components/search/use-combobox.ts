'use client';

import { useState, type ChangeEvent, type KeyboardEvent } from 'react';
import type { ProductCard } from '@/lib/api/contract/catalog';
import type { Locale } from '@/lib/i18n/locale';
import { productPath } from '@/lib/routes';

/** The state of the search box: what is typed, what is suggested, and which suggestion the arrows chose. */
export function useCombobox(locale: Locale, go: (path: string) => void) {
  const [text, setText] = useState('');
  const [items, setItems] = useState<readonly ProductCard[]>([]);
  const [wanted, setWanted] = useState(false);
  const [active, setActive] = useState(-1);
  const trimmed = text.trim();
  const isOpen = wanted && items.length > 0 && trimmed !== '';

  const close = () => {
    setWanted(false);
    setActive(-1);
  };
  const choose = (item: ProductCard) => {
    close();
    setText('');
    go(productPath(locale, item));
  };
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    setText(event.target.value);
    setActive(-1);
    setWanted(true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = items[active];
    if (event.key === 'Escape') {
      if (isOpen) event.preventDefault();
      close();
    } else if (event.key === 'Enter' && isOpen && chosen) {
      event.preventDefault();
      choose(chosen);
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setWanted(true);
      setActive(step(active, event.key === 'ArrowDown' ? 1 : -1, items.length));
    }
  };
  return {
    text: trimmed,
    isOpen,
    active: isOpen ? active : -1,
    setItems,
    close,
    choose,
    inputProps: { value: text, onChange, onKeyDown },
  };
}

/** Through the suggestions and back to the text itself, which is -1. */
function step(active: number, by: 1 | -1, count: number): number {
  return ((active + 1 + by + count + 1) % (count + 1)) - 1;
}
