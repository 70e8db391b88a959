'use client';

import { useEffect, useState } from 'react';
import { WarningList } from '@/components/common/warning-list';
import { WeighedList } from './weighed-list';
import type { Medicine } from '@/lib/health/label';
import { cartWarnings, patientWarnings } from '@/lib/health/warnings';
import { partWeighed } from '@/lib/health/weighed';
import { LazyIntl, textsOf } from '@/lib/i18n/lazy-intl';
import type { Locale } from '@/lib/i18n/locale';
import { useLocale } from '@/lib/i18n/use-locale';
import { loadMedicines, loadPatient } from '@/lib/health/queries';
import { useCart } from '@/stores/cart';

const loadTexts = (locale: Locale) => textsOf(import(`../../messages/health/${locale}.json`));

/** Warnings of the products in a cart, among themselves and against the member's health profile. */
export function CartCheck() {
  const locale = useLocale();
  const items = useCart((state) => state.cart?.items);
  const ids = (items ?? []).map(({ product }) => product.id).toSorted((a, b) => a - b);
  const medicines = useMedicines(locale, ids.join());
  const patient = usePatient(locale, medicines.length > 0);
  const own = patient ? patientWarnings(medicines, patient) : [];
  const { open, weighed } = partWeighed(own, patient?.weighed ?? []);
  const warnings = [...open, ...cartWarnings(medicines)];
  if (warnings.length === 0 && weighed.length === 0) return null;
  const nameOf = (id: number) => {
    const product = items?.find((item) => item.product.id === id)?.product;
    return (locale === 'th' ? product?.product_name_th : product?.product_name_en) ?? '';
  };
  return (
    <LazyIntl locale={locale} load={loadTexts}>
      <WarningList warnings={warnings} productName={nameOf} compared={patient !== null} />
      <WeighedList weighed={weighed} productName={nameOf} />
    </LazyIntl>
  );
}

/** @param key ids, parted by commas */
function useMedicines(locale: Locale, key: string): readonly Medicine[] {
  const [found, setFound] = useState<readonly Medicine[]>([]);
  useEffect(() => {
    let gone = false;
    const load = async () => {
      const medicines = await loadMedicines(locale, key === '' ? [] : key.split(',').map(Number));
      if (!gone) setFound(medicines);
    };
    load().catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [locale, key]);
  const ids = key.split(',').map(Number);
  // Removed products stop warning before the answer arrives.
  return found.filter(({ productId }) => ids.includes(productId));
}

function usePatient(locale: Locale, wanted: boolean) {
  const [patient, setPatient] = useState<Awaited<ReturnType<typeof loadPatient>>>(null);
  useEffect(() => {
    if (!wanted) return undefined;
    let gone = false;
    const load = async () => {
      const found = await loadPatient(locale);
      if (!gone) setPatient(found);
    };
    load().catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [wanted, locale]);
  return patient;
}
