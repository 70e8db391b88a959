'use client';

import { useRouter } from 'next/navigation';
import { lazy, Suspense, useId, type SyntheticEvent } from 'react';
import { Icon } from '@/components/ui/icon';
import { localePath } from '@/lib/i18n/locale';
import { useLocale } from '@/lib/i18n/use-locale';
import { searchPath } from '@/lib/search-path';
import { useLoadingBar } from '@/stores/loading-bar';
import { useUi } from '@/stores/ui';
import styles from './search-box.module.scss';
import { useCombobox } from './use-combobox';

const Suggestions = lazy(() =>
  import('./suggestions').then((module) => ({ default: module.Suggestions })),
);

interface SearchBoxProps {
  readonly texts: {
    readonly label: string;
    readonly placeholder: string;
    readonly submit: string;
    /** The 'search null' message (`spec.md` section 5). */
    readonly empty: string;
    readonly suggestions: string;
  };
}

/** A combobox over product suggestions. Without JavaScript the form itself leads to the search page. */
export function SearchBox({ texts }: SearchBoxProps) {
  const locale = useLocale();
  const router = useRouter();
  const listId = useId();
  const go = (path: string) => {
    useLoadingBar.getState().start();
    router.push(path);
  };
  const box = useCombobox(locale, go);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    box.close();
    if (box.text === '') useUi.getState().showAlert({ text: texts.empty });
    else go(searchPath(locale, box.text));
  };

  return (
    <form
      role="search"
      className={styles.form}
      action={localePath(locale, '/products/search')}
      onSubmit={submit}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) box.close();
      }}
    >
      <input
        {...box.inputProps}
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
      {box.text !== '' && (
        <Suspense>
          <Suggestions
            id={listId}
            label={texts.suggestions}
            text={box.text}
            shown={box.isOpen}
            active={box.active}
            onItems={box.setItems}
            onChoose={box.choose}
          />
        </Suspense>
      )}
    </form>
  );
}
