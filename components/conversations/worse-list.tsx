import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type { WorseList as Worse } from '@/lib/follow-ups/contract';
import { useLocale } from '@/lib/i18n/use-locale';
import { worseQuery } from '@/lib/follow-ups/queries';

const WorseEntries = lazy(() =>
  import('./worse-entries').then((part) => ({ default: part.WorseEntries })),
);

/** Patients who answered that they feel worse; usually empty. */
export function WorseList() {
  const { data = [] as Worse['entities'] } = useQuery(worseQuery(useLocale()));
  if (data.length === 0) return null;
  return (
    <Suspense>
      <WorseEntries entries={data} />
    </Suspense>
  );
}
