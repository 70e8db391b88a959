'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { Providers } from '@/components/layout/providers';
import type { ProductCard } from '@/lib/api/contract/catalog';
import { LazyIntl } from '@/lib/i18n/lazy-intl';
import { useLocale } from '@/lib/i18n/use-locale';
import { suggestionsQuery } from '@/lib/queries/search';
import { SuggestionList } from './suggestion-list';

const DEBOUNCE_MS = 250;
const NOTHING: readonly ProductCard[] = [];

interface SuggestionsProps {
  readonly id: string;
  readonly label: string;
  /** Trimmed. */
  readonly text: string;
  readonly shown: boolean;
  /** Index of the chosen suggestion; -1 for none. */
  readonly active: number;
  /** Hands what was found to the text field, whose arrow keys walk through it. */
  readonly onItems: (items: readonly ProductCard[]) => void;
  readonly onChoose: (item: ProductCard) => void;
}

/** Asks for suggestions and shows them; loaded with the first letter that somebody types. */
export function Suggestions(props: SuggestionsProps) {
  return (
    <Providers>
      <LazyIntl locale={useLocale()} domains={['search']}>
        <Found {...props} />
      </LazyIntl>
    </Providers>
  );
}

function Found({ text, shown, onItems, ...list }: SuggestionsProps) {
  const intl = useIntl();
  const asked = useDebounced(text);
  // A failed search is ignored in silence (`spec.md` section 8).
  const { data = NOTHING, isFetching } = useQuery({
    ...suggestionsQuery(useLocale(), asked),
    placeholderData: keepPreviousData,
  });
  const items = asked === '' ? NOTHING : data;
  useEffect(() => {
    onItems(items);
  }, [items, onItems]);
  const settled = asked !== '' && asked === text && !isFetching;
  return (
    <>
      <p className="visually-hidden" role="status">
        {settled && intl.formatMessage({ id: 'search.found' }, { count: items.length })}
      </p>
      {shown && <SuggestionList items={items} {...list} />}
    </>
  );
}

function useDebounced(value: string): string {
  const [late, setLate] = useState('');
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
