'use client';

import type { Locale } from '@/lib/i18n/locale';
import styles from './duty-mark.module.scss';
import { usePharmacyStatus } from './use-pharmacy-status';

interface DutyMarkProps {
  readonly locale: Locale;
  readonly licenceNo: string;
  readonly text: string;
}

/** Keeps its height when off duty, without content. */
export function DutyMark({ locale, licenceNo, text }: DutyMarkProps) {
  const onDuty = usePharmacyStatus(locale)?.pharmacists_on_duty ?? [];
  return (
    <p className={styles.mark}>
      {onDuty.some(({ licence_no: number }) => number === licenceNo) && <span>{text}</span>}
    </p>
  );
}
