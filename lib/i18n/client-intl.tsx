'use client';

import { TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { useMemo, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import type { Locale } from './locale';
import type { Messages } from './messages';

interface ClientIntlProps {
  readonly locale: Locale;
  readonly messages: Messages;
  readonly children: ReactNode;
}

export function ClientIntl({ locale, messages, children }: ClientIntlProps) {
  const parsed = useMemo(() => parsedOf(messages), [messages]);
  return (
    <IntlProvider locale={locale} messages={parsed}>
      {children}
    </IntlProvider>
  );
}

/**
 * Texts with arguments are already parsed (`compile-texts.ts`). react-intl would pass plain ones to its parser, which
 * our bundle lacks, and show them only after that failed.
 */
function parsedOf(
  messages: Readonly<Record<string, string | MessageFormatElement[]>>,
): Record<string, MessageFormatElement[]> {
  const all = Object.entries(messages).map(([id, text]): [string, MessageFormatElement[]] => [
    id,
    typeof text === 'string' ? [{ type: TYPE.literal, value: text }] : text,
  ]);
  return Object.fromEntries(all);
}
