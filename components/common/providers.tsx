'use client';

import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { createQueryClient } from '@/lib/api/query-client';

/**
 * Provider of react-query, for member screens and parts that load on demand. Public pages start without it, which saves
 * 10 kB. One cache per browser.
 */
export function Providers({ children }: { readonly children: ReactNode }) {
  const [client] = useState(clientOfBrowser);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

let shared: QueryClient | undefined;

function clientOfBrowser(): QueryClient {
  // A shared client on the server would leak data between visitors.
  if (typeof window === 'undefined') return createQueryClient();
  shared ??= createQueryClient();
  return shared;
}
