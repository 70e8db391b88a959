'use client';

import { useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { cleanKeyword } from '@/lib/catalog/keyword';
import { isChunkFailure } from '@/lib/browser/chunk-guard';

export interface SearchChoice {
  readonly path: string;
  /** Set for searches, which are remembered. */
  readonly keyword?: string;
}

const NOTHING: readonly SearchChoice[] = [];

export function useCombobox(go: (path: string) => void) {
  const [text, setText] = useState('');
  const [choices, setChoices] = useState(NOTHING);
  const [wanted, setWanted] = useState<boolean>();
  const [active, setActive] = useState(-1);
  const keyword = cleanKeyword(text);
  const isOpen = wanted === true && choices.length > 0;

  const open = () => {
    setWanted(true);
  };
  const close = () => {
    setWanted((once) => once && false);
    setActive(-1);
  };
  const choose = (choice: SearchChoice) => {
    close();
    setText(choice.keyword ?? '');
    if (choice.keyword !== undefined) void remember(choice.keyword);
    go(choice.path);
  };
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    setText(event.target.value);
    setActive(-1);
    open();
  };
  const onEnter = (event: KeyboardEvent<HTMLInputElement>) => {
    const chosen = isOpen ? choices[active] : undefined;
    // Enter with empty text does nothing; only the button shows a message (`docs/product/browse.md`, "Search").
    if (chosen || cleanKeyword(event.currentTarget.value) === '') event.preventDefault();
    if (chosen) choose(chosen);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') onEnter(event);
    else if (event.key === 'Escape') {
      if (isOpen) event.preventDefault();
      close();
    } else {
      const next = step(event.key, isOpen ? active : -1, choices.length);
      if (next === undefined) return;
      event.preventDefault();
      open();
      setActive(next);
    }
  };
  return {
    keyword,
    setText,
    isOpen,
    /** Whether options are requested; undefined before the first use of the box. */
    wanted,
    active: isOpen ? active : -1,
    setChoices,
    close,
    choose,
    inputProps: { value: text, onChange, onKeyDown, onFocus: open, onClick: open },
  };
}

/** Saves the keyword. A failed load does not stop the search. */
async function remember(keyword: string): Promise<void> {
  try {
    const { recentSearches } = await import('@/lib/search/recent-searches');
    recentSearches.add(keyword);
  } catch (error) {
    if (!isChunkFailure(error)) throw error;
  }
}

/** Next active index for a key; -1 is the text itself. */
function step(key: string, active: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return active + 1 < count ? active + 1 : -1;
    case 'ArrowUp':
      return active >= 0 ? active - 1 : count - 1;
    // In the text itself they move the caret.
    case 'Home':
      return active >= 0 ? 0 : undefined;
    case 'End':
      return active >= 0 ? count - 1 : undefined;
    default:
      return undefined;
  }
}
