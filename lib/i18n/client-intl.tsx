'use client';

import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import type { Locale } from './locale';
import type { Messages } from './messages';

interface ClientIntlProps {
  readonly locale: Locale;
  readonly messages: Messages;
  readonly children: ReactNode;
}

export function ClientIntl({ locale, messages, children }: ClientIntlProps) {
  return (
    <IntlProvider locale={locale} messages={{ ...messages }}>
      {children}
    </IntlProvider>
  );
}
