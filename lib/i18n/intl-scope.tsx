import type { ReactNode } from 'react';
import { ClientIntl } from './client-intl';
import type { Locale } from './locale';
import { loadMessages, type Domain } from './messages';

interface IntlScopeProps {
  readonly locale: Locale;
  readonly domains: readonly Domain[];
  readonly children: ReactNode;
}

/** Gives the client components below it react-intl with the texts of these domains only. */
export async function IntlScope({ locale, domains, children }: IntlScopeProps) {
  return (
    <ClientIntl locale={locale} messages={await loadMessages(locale, domains)}>
      {children}
    </ClientIntl>
  );
}
