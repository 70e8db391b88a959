'use client';

import dynamic from 'next/dynamic';
import { Skeleton } from '@/components/ui/skeleton';
import { ClientIntl } from '@/lib/i18n/client-intl';
import type { Locale } from '@/lib/i18n/locale';
import type { Messages } from '@/lib/i18n/messages';

/** In the browser alone: one begins with the draft of this tab, the other reads what stands behind `#`. */
const ECardFields = dynamic(() => import('./e-card-fields').then((part) => part.ECardFields), {
  ssr: false,
  loading: () => <Skeleton shape="block" height="40rem" />,
});
const ECardView = dynamic(() => import('./e-card-view').then((part) => part.ECardView), {
  ssr: false,
  loading: () => <Skeleton shape="block" height="28rem" />,
});

interface ECardFormProps {
  readonly locale: Locale;
  /** Of `gifts`. */
  readonly messages: Messages;
}

/** A card that a member sends (`docs/product/gifts.md`, "E-cards"). */
export function ECardForm({ locale, messages }: ECardFormProps) {
  return (
    <ClientIntl locale={locale} messages={messages}>
      <ECardFields locale={locale} />
    </ClientIntl>
  );
}

/** The card that the link of a mail leads to. */
export function ECardPage({ locale, messages }: ECardFormProps) {
  return (
    <ClientIntl locale={locale} messages={messages}>
      <ECardView locale={locale} />
    </ClientIntl>
  );
}
