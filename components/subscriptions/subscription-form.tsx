'use client';

import dynamic from 'next/dynamic';
import { BotCheck } from '@/components/layout/bot-check/bot-check';
import { Skeleton } from '@/components/ui/skeleton';
import { ClientIntl } from '@/lib/i18n/client-intl';
import type { Locale } from '@/lib/i18n/locale';
import type { Messages } from '@/lib/i18n/messages';

/** In the browser alone: what the link of a mail carries stands behind `#`, which no server sees. */
const SubscriptionPart = dynamic(
  () => import('./subscription-part').then((part) => part.SubscriptionPart),
  { ssr: false, loading: () => <Skeleton shape="block" height="10rem" /> },
);

interface SubscriptionFormProps {
  readonly locale: Locale;
  /** Of `subscriptions`. */
  readonly messages: Messages;
  readonly siteKey: string | undefined;
}

/** The form of `/subscription`, and where the links of its mails lead (`docs/product/pages.md`, "News by mail"). */
export function SubscriptionForm({ locale, messages, siteKey }: SubscriptionFormProps) {
  return (
    <ClientIntl locale={locale} messages={messages}>
      <SubscriptionPart locale={locale} />
      <BotCheck siteKey={siteKey} />
    </ClientIntl>
  );
}
