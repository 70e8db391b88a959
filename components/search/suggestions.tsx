'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { Providers } from '@/components/common/providers';
import { LazyIntl, textsOf } from '@/lib/i18n/lazy-intl';
import type { Locale } from '@/lib/i18n/locale';
import { useLocale } from '@/lib/i18n/use-locale';
import { searchPath } from '@/lib/pages/catalog-paths';
import { suggestionsQuery } from '@/lib/search/queries';
import { orderGroup, suggestionGroups } from '@/lib/search/suggestion-groups';
import { useDebounced } from '@/lib/browser/use-debounced';
import { RecentList } from './recent-list';
import { SuggestionList } from './suggestion-list';
import type { SuggestionsProps } from './suggestions-props';
import type { SearchChoice } from './use-combobox';
import { useOwnOrder } from './use-own-order';

const loadTexts = (locale: Locale) => textsOf(import(`../../messages/search/${locale}.json`));

const DEBOUNCE_MS = 200;
const NOTHING: readonly SearchChoice[] = [];

export function Suggestions(props: SuggestionsProps) {
  return (
    <Providers>
      <LazyIntl locale={useLocale()} load={loadTexts}>
        {props.keyword === '' ? <RecentList {...props} /> : <Found {...props} />}
      </LazyIntl>
    </Providers>
  );
}

function Found(props: SuggestionsProps) {
  const { keyword, isWanted, isOpen, onChoices } = props;
  const intl = useIntl();
  const locale = useLocale();
  const asked = useDebounced(keyword, DEBOUNCE_MS, '');
  // A failed search is ignored (`docs/product/pages.md`, "Errors on pages").
  const { data, isFetching, isSuccess } = useQuery({
    ...suggestionsQuery(locale, isWanted ? asked : ''),
    placeholderData: keepPreviousData,
  });
  const order = useOwnOrder(isWanted ? asked : '');
  const groups = useMemo(
    () =>
      data && [...(order ? [orderGroup(locale, order)] : []), ...suggestionGroups(locale, data)],
    [data, locale, order],
  );
  const choices = useMemo(
    () =>
      groups
        ? [...groups.flatMap(({ rows }) => rows), { path: searchPath(locale, keyword), keyword }]
        : NOTHING,
    [groups, keyword, locale],
  );
  useEffect(() => {
    onChoices(choices);
  }, [choices, onChoices]);
  useEffect(
    () => () => {
      onChoices(NOTHING);
    },
    [onChoices],
  );
  const upToDate = isSuccess && asked === keyword && !isFetching;
  return (
    <>
      <p className="visually-hidden" role="status">
        {upToDate && intl.formatMessage({ id: 'search.found' }, { count: choices.length - 1 })}
      </p>
      {isOpen && data && groups && (
        <SuggestionList {...props} query={data.query} {...{ groups, choices }} />
      )}
    </>
  );
}
