'use client';

import { useRouter } from 'next/navigation';
import { useTransition } from 'react';
import { isOffline } from '@/lib/browser/browser';
import { readyText } from '@/lib/i18n/ready-texts';
import { useLocale } from '@/lib/i18n/use-locale';
import { tellOffline } from '@/lib/browser/connection';
import { loginPath } from '@/lib/pages/sign-in-paths';
import { useUi } from '@/stores/ui';

/** For member-only actions: shows a notice, then goes to login and back to this address. */
export function useSignInFirst(): () => void {
  const router = useRouter();
  const locale = useLocale();
  const [isLeaving, leave] = useTransition();
  return () => {
    if (isOffline()) {
      tellOffline();
      return;
    }
    // A further press would start the navigation anew.
    if (isLeaving) return;
    const text = readyText('pleaseLogin');
    if (text !== undefined) useUi.getState().showToast(text);
    const { pathname, search } = window.location;
    leave(() => {
      router.push(loginPath(locale, pathname + search));
    });
  };
}
