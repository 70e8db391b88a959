'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ChangeEvent, type KeyboardEvent } from 'react';
import type { ProductCard } from '@/lib/api/contract/catalog';
import type { Locale } from '@/lib/i18n/locale';
import { suggestionsQuery } from '@/lib/queries/search';
import { productPath } from '@/lib/routes';

const DEBOUNCE_MS = 250;
const NOTHING: readonly ProductCard[] = [];

/** The state of the search box: what is typed, what is suggested, and which suggestion the arrows chose. */
export function useSuggestions(locale: Locale, go: (path: string) => void) {
  const [text, setText] = useState('');
  const [wanted, setWanted] = useState(false);
  const [active, setActive] = useState(-1);
  const asked = useDebounced(text.trim());
  // A failed search is ignored in silence (`spec.md` section 8).
  const { data = NOTHING, isFetching } = useQuery({
    ...suggestionsQuery(locale, asked),
    placeholderData: keepPreviousData,
  });
  const items = asked === '' ? NOTHING : data;
  const isOpen = wanted && items.length > 0 && text.trim() !== '';

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
    text,
    asked,
    items,
    /** Whether `items` belong to what is typed. */
    settled: !isFetching && asked === text.trim(),
    isOpen,
    active: isOpen ? active : -1,
    close,
    choose,
    inputProps: { value: text, onChange, onKeyDown },
  };
}

/** Through the suggestions and back to the text itself, which is -1. */
function step(active: number, by: 1 | -1, count: number): number {
  return ((active + 1 + by + count + 1) % (count + 1)) - 1;
}

function useDebounced(value: string): string {
  const [late, setLate] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => {
      setLate(value);
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [value]);
  return late;
}
