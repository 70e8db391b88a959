'use client';

import { useEffect } from 'react';
import { askMaintenance } from '@/lib/maintenance/ask';
import { looksSignedIn } from '@/lib/api/session-token';
import { useLocale } from '@/lib/i18n/use-locale';
import { whenConnected } from '@/lib/browser/connection';
import { useAuth } from '@/stores/auth';

const loadSession = () => whenConnected(() => import('@/lib/identity/queries-session'), null);

/**
 * Identifies the visitor (`docs/product/account.md`, "Session"), but only with a token or the marker of a session:
 * otherwise the answer would be a 401 in the console. A closed shop gets no other requests.
 */
export function useStartup(): void {
  const locale = useLocale();
  const isLoggedIn = useAuth((state) => state.isLoggedIn);

  useEffect(() => {
    const auth = useAuth.getState();
    if (auth.loaded) return;
    if (!looksSignedIn()) {
      auth.fail();
      return;
    }
    auth.start();
    void askMaintenance().then(async (shop) => {
      if (shop?.is_maintain) return;
      const { identify } = await loadSession();
      await identify();
    });
  }, []);

  useEffect(() => {
    if (isLoggedIn) void loadSession().then((one) => one.loadMember(locale));
  }, [isLoggedIn, locale]);
}
