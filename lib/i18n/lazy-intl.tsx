'use client';

import { use, type ReactNode } from 'react';
import { whenConnected } from '../layout/connection';
import { ClientIntl } from './client-intl';
import type { Locale } from './locale';
import { loadMessages, type Domain, type Messages } from './messages';

const loading = new Map<string, Promise<Messages>>();

function loadOnce(locale: Locale, domains: readonly Domain[]): Promise<Messages> {
  const key = `${locale}:${domains.join()}`;
  const known = loading.get(key);
  if (known) return known;
  const started = whenConnected(() => loadMessages(locale, domains));
  loading.set(key, started);
  started.catch(() => loading.delete(key));
  return started;
}

interface LazyIntlProps {
  readonly locale: Locale;
  readonly domains: readonly Domain[];
  readonly children: ReactNode;
}

/** For parts that load on demand: fetches their texts and suspends until they are there. */
export function LazyIntl({ locale, domains, children }: LazyIntlProps) {
  return (
    <ClientIntl locale={locale} messages={use(loadOnce(locale, domains))}>
      {children}
    </ClientIntl>
  );
}
