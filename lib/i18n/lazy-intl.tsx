'use client';

import { use, type ReactNode } from 'react';
import { whenConnected } from '../layout/connection';
import { ClientIntl } from './client-intl';
import type { Locale } from './locale';
import type { Messages } from './messages';

/** Names the files itself: a table of all of them would weigh 4 kB wherever a part loads its texts. */
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

/** The texts of some files of `messages/` as one. */
export async function textsOf(...files: readonly Promise<unknown>[]): Promise<Messages> {
  const parts = (await Promise.all(files)) as readonly { readonly default: Messages }[];
  return Object.assign({}, ...parts.map((part) => part.default)) as Messages;
}

interface LazyIntlProps {
  readonly locale: Locale;
  /** Made once, beside the part: what it brings is kept under it. */
  readonly load: LoadTexts;
  readonly children: ReactNode;
}

/** For parts that load on demand: fetches their texts and suspends until they are there. */
export function LazyIntl({ locale, load, children }: LazyIntlProps) {
  return (
    <ClientIntl locale={locale} messages={use(loadOnce(locale, load))}>
      {children}
    </ClientIntl>
  );
}
