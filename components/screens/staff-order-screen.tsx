'use client';

import { useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { ReplaceApproval } from '@/components/conversations/replace-approval';
import { StaffOrderView } from '@/components/staff/staff-order-view';
import { LazyIntl, textsOf } from '@/lib/i18n/lazy-intl';
import type { Locale } from '@/lib/i18n/locale';
import { useLocale } from '@/lib/i18n/use-locale';
import { refreshBoard } from '@/lib/staff/queries';

/** Texts of the form alone: few orders lose an approval. */
const loadTexts = (locale: Locale) =>
  textsOf(import(`../../messages/conversations/${locale}.json`));

/** An order with the form by which a pharmacist replaces an approval that it lost. */
export function StaffOrderScreen({ orderId }: { readonly orderId: string }) {
  const client = useQueryClient();
  const locale = useLocale();
  return (
    <StaffOrderView
      orderId={orderId}
      replace={({ approval_id: id, product_name: name, qty, version }) => (
        <Suspense>
          <LazyIntl locale={locale} load={loadTexts}>
            <ReplaceApproval
              key={version}
              {...{ id, name, qty, version }}
              onDone={() => refreshBoard(client)}
            />
          </LazyIntl>
        </Suspense>
      )}
    />
  );
}
