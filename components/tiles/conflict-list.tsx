'use client';

import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import type { Conflict } from '@/lib/health/contract';
import { leastOf } from '@/lib/health/bounds';
import { nameOf } from '@/lib/health/names';
import { LazyIntl, textsOf } from '@/lib/i18n/lazy-intl';
import type { Locale } from '@/lib/i18n/locale';
import { useLocale } from '@/lib/i18n/use-locale';

const loadTexts = (locale: Locale) => textsOf(import(`../../messages/health/${locale}.json`));

interface ConflictListProps {
  readonly conflicts: readonly Omit<Conflict, 'avoid'>[];
}

/** Conflicts of a medicine, in the words of the desk. Loaded where there is something. */
export function ConflictList({ conflicts }: ConflictListProps) {
  return (
    <Suspense>
      <LazyIntl locale={useLocale()} load={loadTexts}>
        <Conflicts conflicts={conflicts} />
      </LazyIntl>
    </Suspense>
  );
}

function Conflicts({ conflicts }: ConflictListProps) {
  const intl = useIntl();
  const locale = useLocale();
  return (
    <ul>
      {conflicts.map(({ key, kind, ingredient, other }) => (
        <li key={key}>
          {intl.formatMessage(
            { id: `health.conflict.${kind}` },
            {
              ...leastOf(ingredient),
              ingredient: nameOf(ingredient, locale),
              other: nameOf(other, locale),
            },
          )}
        </li>
      ))}
    </ul>
  );
}
