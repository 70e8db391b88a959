'use client';

import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { createQueryClient } from '@/lib/queries/client';

/**
 * For what makes calls with react-query: the screens of members and the parts that load on demand.
 * Public pages begin without it, which saves them 10 kB. All of a browser share one cache.
 */
export function Providers({ children }: { readonly children: ReactNode }) {
  const [client] = useState(clientOfBrowser);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

let shared: QueryClient | undefined;

function clientOfBrowser(): QueryClient {
  // On the server everybody would share it, so each render has its own there.
  if (typeof window === 'undefined') return createQueryClient();
  shared ??= createQueryClient();
  return shared;
}
