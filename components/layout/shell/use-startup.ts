'use client';

import { useEffect } from 'react';
import { askMaintenance } from '@/lib/api/maintenance';
import { looksSignedIn } from '@/lib/api/session-token';
import { useLocale } from '@/lib/i18n/use-locale';
import { whenConnected } from '@/lib/layout/connection';
import { useAuth } from '@/stores/auth';

const loadSession = () => whenConnected(() => import('@/lib/queries/session'), null);

/**
 * Asks who the visitor is (`docs/product/account.md`, "Session"), but only where a token or
 * the marker says that somebody is signed in: every other answer would be a 401 in the console. A shop that is closed
 * is asked for nothing else.
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
