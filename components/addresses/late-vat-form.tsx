'use client';

import { lazy, Suspense } from 'react';
import { LazyIntl, textsOf } from '@/lib/i18n/lazy-intl';
import type { Locale } from '@/lib/i18n/locale';
import { useLocale } from '@/lib/i18n/use-locale';
import { whenConnected } from '@/lib/browser/connection';

const loadTexts = (locale: Locale) => textsOf(import(`../../messages/checkout/${locale}.json`));

/** Few orders need it, so it is loaded on demand. */
const VatForm = lazy(() =>
  whenConnected(() => import('./vat-form').then((module) => ({ default: module.VatForm }))),
);

interface LateVatFormProps {
  readonly onCreated: (vatAddressId: number) => void;
  readonly onCancel: () => void;
}

export function LateVatForm({ onCreated, onCancel }: LateVatFormProps) {
  return (
    <Suspense>
      <LazyIntl locale={useLocale()} load={loadTexts}>
        <VatForm
          address={undefined}
          onCancel={onCancel}
          onCreated={({ id }) => {
            onCreated(id);
            return Promise.resolve({});
          }}
        />
      </LazyIntl>
    </Suspense>
  );
}
