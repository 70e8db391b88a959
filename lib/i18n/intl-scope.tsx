import type { ReactNode } from 'react';
import { ClientIntl } from './client-intl';
import type { Locale } from './locale';
import { loadMessages, type Domain } from './messages';

interface IntlScopeProps {
  readonly locale: Locale;
  readonly domains: readonly Domain[];
  readonly children: ReactNode;
}

/** Provides react-intl to client components, with the texts of the given domains only. */
export async function IntlScope({ locale, domains, children }: IntlScopeProps) {
  return (
    <ClientIntl locale={locale} messages={await loadMessages(locale, domains)}>
      {children}
    </ClientIntl>
  );
}
