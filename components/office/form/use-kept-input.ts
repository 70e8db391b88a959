'use client';

import { useMemo } from 'react';
import { keptInTab } from '@/lib/browser/kept';
import { useAuth } from '@/stores/auth';

interface KeptInput<Values> {
  readonly base: { readonly values: Values; readonly version: string };
  readonly values: Values;
  /** The session ended under a save. */
  readonly isSaving: boolean;
}

/** Input of a form in this tab, by thing and person: it outlasts a change of page, of language, and a sign-in. */
export function useKeptInput<Values>(thing: string) {
  const person = useAuth((state) => state.user?.id);
  return useMemo(() => {
    const key = `office-form ${String(person)} ${thing}`;
    return {
      read: () => (keptInTab.getItem(key) as KeptInput<Values> | null) ?? undefined,
      keep: (input: KeptInput<Values>) => {
        keptInTab.setItem(key, input);
      },
      forget: () => {
        keptInTab.removeItem(key);
      },
    };
  }, [person, thing]);
}
