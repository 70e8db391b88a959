'use client';

import { useEffect } from 'react';
import { usePrivacy } from '@/stores/privacy';

/** Counts which results are opened or added, if analytics are allowed. Renders nothing; its code loads with a press. */
export function ChoiceCounter({ keyword }: { readonly keyword: string }) {
  useEffect(() => {
    const count = ({ target }: Event) => {
      if (!usePrivacy.getState().stored?.analytics) return;
      void import('@/lib/search/tell-choice').then(
        ({ tellChoice }) => {
          tellChoice(keyword, target as Element);
        },
        () => undefined,
      );
    };
    addEventListener('click', count, true);
    return () => {
      removeEventListener('click', count, true);
    };
  }, [keyword]);
  return null;
}
