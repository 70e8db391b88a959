'use client';

import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '@/components/ui/icon';
import { useLocale } from '@/lib/i18n/use-locale';
import { searchPath } from '@/lib/pages/catalog-paths';
import { recentSearches } from '@/lib/search/recent-searches';
import { Choice, ChoiceList } from './choice-list';
import styles from './suggestion-list.module.scss';
import type { SuggestionsProps } from './suggestions-props';

export function RecentList(props: SuggestionsProps) {
  const { id, isOpen, active, onChoices, onChoose, onReturn } = props;
  const intl = useIntl();
  const locale = useLocale();
  const keywords = useSyncExternalStore(
    recentSearches.subscribe,
    recentSearches.get,
    recentSearches.getOnServer,
  );
  const choices = useMemo(
    () => keywords.map((keyword) => ({ keyword, path: searchPath(locale, keyword) })),
    [keywords, locale],
  );
  useEffect(() => {
    onChoices(choices);
  }, [choices, onChoices]);
  if (!isOpen || choices.length === 0) return null;
  const title = intl.formatMessage({ id: 'search.recent' });
  return (
    <div className={`${styles.panel ?? ''} ${styles.list ?? ''}`}>
      <div className={styles.head}>
        <span aria-hidden="true">{title}</span>
        <button
          type="button"
          onClick={() => {
            recentSearches.clear();
            onReturn();
          }}
        >
          {intl.formatMessage({ id: 'search.recentClear' })}
        </button>
      </div>
      <div className={styles.recent}>
        <ChoiceList id={id} label={title} active={active}>
          {choices.map((choice, index) => (
            <Choice
              key={choice.keyword}
              id={`${id}-${String(index)}`}
              className={styles.keyword}
              isActive={index === active}
              onChoose={() => {
                onChoose(choice);
              }}
            >
              <Icon name="clock" size="sm" />
              <span>{choice.keyword}</span>
            </Choice>
          ))}
        </ChoiceList>
        {/* Beside the listbox: an option must not contain a button. */}
        <ul>
          {choices.map(({ keyword }) => (
            <li key={keyword}>
              <button
                type="button"
                className={styles.remove}
                aria-label={intl.formatMessage({ id: 'search.recentRemove' }, { keyword })}
                onClick={() => {
                  recentSearches.remove(keyword);
                  onReturn();
                }}
              >
                <Icon name="close" size="sm" />
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
