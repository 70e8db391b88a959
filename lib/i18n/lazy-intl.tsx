'use client';

import { use, type ReactNode } from 'react';
import { whenConnected } from '../browser/connection';
import { ClientIntl } from './client-intl';
import type { Locale } from './locale';
import type { Messages } from './messages';

/** Imports its files explicitly; a table of all files would add 4 kB to every user. */
type LoadTexts = (locale: Locale) => Promise<Messages>;

const loading = new Map<LoadTexts, Map<Locale, Promise<Messages>>>();

function loadOnce(locale: Locale, load: LoadTexts): Promise<Messages> {
  const known = loading.get(load) ?? new Map<Locale, Promise<Messages>>();
  loading.set(load, known);
  const found = known.get(locale);
  if (found) return found;
  const started = whenConnected(() => load(locale));
  known.set(locale, started);
  started.catch(() => known.delete(locale));
  return started;
}

/** Merges several files of `messages/`. */
export async function textsOf(...files: readonly Promise<unknown>[]): Promise<Messages> {
  const parts = (await Promise.all(files)) as readonly { readonly default: Messages }[];
  return Object.assign({}, ...parts.map((part) => part.default)) as Messages;
}

interface LazyIntlProps {
  readonly locale: Locale;
  /** Must be a module-level constant: it is the cache key of the loaded texts. */
  readonly load: LoadTexts;
  readonly children: ReactNode;
}

/** For lazy components: fetches their texts and suspends meanwhile. */
export function LazyIntl({ locale, load, children }: LazyIntlProps) {
  return (
    <ClientIntl locale={locale} messages={use(loadOnce(locale, load))}>
      {children}
    </ClientIntl>
  );
}
