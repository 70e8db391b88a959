import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Locale } from '@/lib/i18n/locale';

export interface AskedLetter {
  readonly locale: Locale;
  readonly version: number;
  /** Refetches the letter after an answer, or when it was replaced meanwhile. */
  readonly onAnswered: () => void;
}

/** Sends an answer to a letter: an email accepts it, null declines or withdraws. */
export function useConsentAnswer({ locale, version, onAnswered }: AskedLetter) {
  const intl = useIntl();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  return {
    busy,
    refusal,
    answer: async (email: string | null) => {
      setBusy(true);
      setRefusal(undefined);
      const { answerConsent, serviceMessage } = await import('@/lib/consents/queries');
      try {
        await answerConsent(version, email, locale);
      } catch (failure) {
        setRefusal(serviceMessage(failure) ?? intl.formatMessage({ id: 'consents.unknownError' }));
      } finally {
        setBusy(false);
        onAnswered();
      }
    },
  };
}
