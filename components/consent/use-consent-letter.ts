'use client';

import { useCallback, useEffect, useState } from 'react';
import type { AnsweredConsent } from '@/lib/api/contract/consents';
import type { Locale } from '@/lib/i18n/locale';

/** The newest letter with the member's answer; `letter` is undefined until it is there. */
export function useConsentLetter(locale: Locale) {
  const [letter, setLetter] = useState<AnsweredConsent>();
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    import('@/lib/queries/consents')
      .then(({ findNewestConsent }) => findNewestConsent(locale))
      .then(setLetter)
      .catch(() => {
        setFailed(true);
      });
  }, [locale]);
  useEffect(load, [load]);
  return { letter, failed, load };
}
