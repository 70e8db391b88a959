'use client';

import { useRouter } from 'next/navigation';
import { lazy, Suspense, useId, type SyntheticEvent } from 'react';
import { Icon } from '@/components/ui/icon';
import { cleanKeyword } from '@/lib/catalog/keyword';
import { useLocale } from '@/lib/i18n/use-locale';
import { whenConnected } from '@/lib/browser/connection';
import { searchPath } from '@/lib/pages/catalog-paths';
import { pathTo } from '@/lib/pages/path-to';
import { useEarlyText } from '@/lib/browser/use-early-text';
import { useLoadingBar } from '@/stores/loading-bar';
import { useUi } from '@/stores/ui';
import { PageKeyword } from './page-keyword';
import styles from './search-box.module.scss';
import { useCombobox } from './use-combobox';

const Suggestions = lazy(() =>
  whenConnected(() => import('./suggestions').then((module) => ({ default: module.Suggestions }))),
);

export interface SearchBoxTexts {
  readonly label: string;
  readonly placeholder: string;
  readonly submit: string;
  /** The 'search null' message (`docs/product/browse.md`, "Search"). */
  readonly empty: string;
  readonly suggestions: string;
}

/** Combobox of product suggestions. Without JavaScript the form opens the search page. */
export function SearchBox({ texts }: { readonly texts: SearchBoxTexts }) {
  const locale = useLocale();
  const router = useRouter();
  const listId = useId();
  const box = useCombobox((path) => {
    useLoadingBar.getState().start();
    router.push(path);
  });
  const { keyword, setText } = box;
  const input = useEarlyText(setText);
  const choose: typeof box.choose = (choice) => {
    // Closes the on-screen keyboard, which covers the results.
    input.current?.blur();
    box.choose(choice);
  };

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    box.close();
    // Reads the field itself: text typed before hydration is not in the state.
    const typed = cleanKeyword(input.current?.value ?? '');
    if (typed === '') useUi.getState().showAlert({ text: texts.empty });
    else choose({ path: searchPath(locale, typed), keyword: typed });
  };

  return (
    <form
      role="search"
      className={styles.form}
      action={pathTo(locale, '/products/search')}
      onSubmit={submit}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) box.close();
      }}
    >
      <Suspense>
        <PageKeyword onKeyword={setText} />
      </Suspense>
      <input
        {...box.inputProps}
        ref={input}
        className={styles.input}
        type="search"
        name="keyword"
        aria-label={texts.label}
        placeholder={texts.placeholder}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={200}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={box.isOpen}
        aria-controls={listId}
        aria-activedescendant={box.active < 0 ? undefined : `${listId}-${String(box.active)}`}
      />
      <button type="submit" className={styles.submit} aria-label={texts.submit}>
        <Icon name="search" />
      </button>
      {box.wanted !== undefined && (
        <Suspense>
          <Suggestions
            id={listId}
            label={texts.suggestions}
            keyword={keyword}
            isWanted={box.wanted}
            isOpen={box.isOpen}
            active={box.active}
            onChoices={box.setChoices}
            onChoose={choose}
            onReturn={() => input.current?.focus()}
          />
        </Suspense>
      )}
    </form>
  );
}
