import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { vi } from 'vitest';
import type { Locale } from '@/lib/i18n/locale';
import type { Messages } from '@/lib/i18n/messages';

/** Renders a part of a page with its messages and its own query cache, without retries. */
export function show(part: ReactNode, messages: Messages, locale: Locale = 'en') {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(
    <QueryClientProvider client={client}>
      <IntlProvider locale={locale} messages={{ ...messages }}>
        {part}
      </IntlProvider>
    </QueryClientProvider>,
  );
}

/** Renders a server component, whose parts suspend one below the other. */
export async function showServed(part: ReactNode) {
  const view = await act(async () => Promise.resolve(render(part)));
  let drawn: string;
  do {
    drawn = view.container.innerHTML;
    await act(() => vi.dynamicImportSettled());
  } while (drawn === '' || drawn !== view.container.innerHTML);
  return view;
}
