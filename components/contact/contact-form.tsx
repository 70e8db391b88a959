'use client';

import dynamic from 'next/dynamic';
import { BotCheck } from '@/components/layout/bot-check/bot-check';
import { Skeleton } from '@/components/ui/skeleton';
import { ClientIntl } from '@/lib/i18n/client-intl';
import type { Locale } from '@/lib/i18n/locale';
import type { Messages } from '@/lib/i18n/messages';

/** In the browser alone: it begins with the draft that this tab keeps. */
const ContactFields = dynamic(() => import('./contact-fields').then((part) => part.ContactFields), {
  ssr: false,
  loading: () => <Skeleton shape="block" height="32rem" />,
});

interface ContactFormProps {
  readonly locale: Locale;
  /** Of `contact`. */
  readonly messages: Messages;
  readonly siteKey: string | undefined;
}

/** The form of `/contact-us`; loaded after the page, which has a phone number for whoever has no scripts. */
export function ContactForm({ locale, messages, siteKey }: ContactFormProps) {
  return (
    <ClientIntl locale={locale} messages={messages}>
      <ContactFields locale={locale} />
      <BotCheck siteKey={siteKey} />
    </ClientIntl>
  );
}
