'use client';

import dynamic from 'next/dynamic';
import { Skeleton } from '@/components/ui/skeleton';
import { ClientIntl } from '@/lib/i18n/client-intl';
import type { Locale } from '@/lib/i18n/locale';
import type { Messages } from '@/lib/i18n/messages';

/** Loaded after the page: other pages of the same kind have no form. */
const BalanceFields = dynamic(() => import('./balance-fields').then((part) => part.BalanceFields), {
  ssr: false,
  loading: () => <Skeleton shape="block" height="16rem" />,
});

interface BalanceFormProps {
  readonly locale: Locale;
  /** Of `gifts`. */
  readonly messages: Messages;
}

/** What is left on a gift card; neither code nor PIN is kept (`docs/product/pages.md`, "Gift cards"). */
export function BalanceForm({ locale, messages }: BalanceFormProps) {
  return (
    <ClientIntl locale={locale} messages={messages}>
      <BalanceFields locale={locale} />
    </ClientIntl>
  );
}
