'use client';

import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { LazyIntl, textsOf } from '@/lib/i18n/lazy-intl';
import type { Locale } from '@/lib/i18n/locale';
import { useLocale } from '@/lib/i18n/use-locale';
import { branchStockQuery } from '@/lib/branches/queries';
import { BranchTimes } from './branch-hours';
import styles from './branch-picker.module.scss';

const loadTexts = (locale: Locale) => textsOf(import(`../../messages/branches/${locale}.json`));

interface ChosenBranchProps {
  readonly productIds: readonly number[];
  readonly branchId: number;
}

export function ChosenBranch(props: ChosenBranchProps) {
  return (
    <LazyIntl locale={useLocale()} load={loadTexts}>
      <Chosen {...props} />
    </LazyIntl>
  );
}

function Chosen({ productIds, branchId }: ChosenBranchProps) {
  const intl = useIntl();
  const { data } = useQuery(branchStockQuery(useLocale(), productIds, undefined));
  if (!data) return null;
  const branch = data.find(({ id, ready_at: readyAt }) => id === branchId && readyAt !== null);
  // No longer available or sold out since it was chosen: the order would be refused.
  if (!branch) {
    return <p className={styles.gone}>{intl.formatMessage({ id: 'branches.notReady' })}</p>;
  }
  return (
    <>
      <p>{branch.name}</p>
      <p className={styles.address}>{branch.address}</p>
      <BranchTimes branch={branch} />
    </>
  );
}
