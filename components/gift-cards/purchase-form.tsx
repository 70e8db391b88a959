'use client';

import dynamic from 'next/dynamic';
import { Skeleton } from '@/components/ui/skeleton';
import { ClientIntl } from '@/lib/i18n/client-intl';
import type { Locale } from '@/lib/i18n/locale';
import type { Messages } from '@/lib/i18n/messages';

/** In the browser alone: it begins with the draft that this tab keeps. */
const PurchaseFields = dynamic(
  () => import('./purchase-fields').then((part) => part.PurchaseFields),
  { ssr: false, loading: () => <Skeleton shape="block" height="48rem" /> },
);

interface PurchaseFormProps {
  readonly locale: Locale;
  /** Of `gifts`. */
  readonly messages: Messages;
}

/** A gift card, bought online (`docs/product/gifts.md`, "Gift cards"). */
export function PurchaseForm({ locale, messages }: PurchaseFormProps) {
  return (
    <ClientIntl locale={locale} messages={messages}>
      <PurchaseFields locale={locale} />
    </ClientIntl>
  );
}
