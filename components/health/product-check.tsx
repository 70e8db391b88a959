'use client';

import { useEffect, useState } from 'react';
import { WarningList } from '@/components/common/warning-list';
import { patientWarnings, type Warning } from '@/lib/health/warnings';
import type { Medicine } from '@/lib/health/label';
import { LazyIntl, textsOf } from '@/lib/i18n/lazy-intl';
import type { Locale } from '@/lib/i18n/locale';
import { useLocale } from '@/lib/i18n/use-locale';
import { loadPatient } from '@/lib/health/queries';

const loadTexts = (locale: Locale) => textsOf(import(`../../messages/health/${locale}.json`));

interface ProductCheckProps {
  readonly medicine: Medicine;
  readonly name: string;
}

/** Compares a product with the member's notes in the browser, so that no page or call has both. */
export function ProductCheck({ medicine, name }: ProductCheckProps) {
  const locale = useLocale();
  const [warnings, setWarnings] = useState<readonly Warning[]>([]);
  useEffect(() => {
    let gone = false;
    const compare = async () => {
      const patient = await loadPatient(locale);
      if (!gone && patient) setWarnings(patientWarnings([medicine], patient));
    };
    // Without an answer the label alone warns.
    compare().catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [medicine, locale]);
  if (warnings.length === 0) return null;
  return (
    <LazyIntl locale={locale} load={loadTexts}>
      <WarningList warnings={warnings} productName={() => name} compared />
    </LazyIntl>
  );
}
