'use client';

import dynamic from 'next/dynamic';
import { Providers } from '@/components/common/providers';
import { Skeleton } from '@/components/ui/skeleton';
import { ClientIntl } from '@/lib/i18n/client-intl';
import type { Locale } from '@/lib/i18n/locale';
import type { Messages } from '@/lib/i18n/messages';

/** Client only: the server does not know the member. */
const AnswerBox = dynamic(() => import('./answer-box').then((part) => part.AnswerBox), {
  ssr: false,
  loading: () => <Skeleton shape="block" height="12rem" />,
});

interface ConsentAnswerProps {
  readonly locale: Locale;
  readonly version: number;
  /** Messages of `consent`. */
  readonly messages: Messages;
}

export function ConsentAnswer({ locale, version, messages }: ConsentAnswerProps) {
  return (
    <ClientIntl locale={locale} messages={messages}>
      <Providers>
        <AnswerBox locale={locale} version={version} />
      </Providers>
    </ClientIntl>
  );
}
