'use client';

import { lazy, Suspense, useEffect, useState } from 'react';
import type { Consent } from '@/lib/consents/contract';
import { findConsent } from '@/lib/consents/find-consent';
import type { User } from '@/lib/identity/contract';
import { useLocale, usePath } from '@/lib/i18n/use-locale';
import { whenConnected } from '@/lib/browser/connection';
import type { PlainPath } from '@/lib/pages/path-to';
import { useAuth } from '@/stores/auth';
import { usePrivacy } from '@/stores/privacy';
import { useUi } from '@/stores/ui';

const ConsentModal = lazy(() =>
  whenConnected(() =>
    import('./consent-modal').then((module) => ({ default: module.ConsentModal })),
  ),
);

/** `docs/product/pages.md`, "Consent letter". */
const DELAY_MS = 500;
const PERSONAL = '/profile/personal' satisfies PlainPath;
const FORM = '/profile/personal/edit' satisfies PlainPath;

/** Fetches the member's consent letter once per page load and opens it (`docs/product/pages.md`, "Consent letter"). */
export function ConsentHost() {
  const locale = useLocale();
  const path = usePath();
  const user = useAuth((state) => state.user);
  const [consent, setConsent] = useState<Consent | null>();
  const setLetterOpen = usePrivacy((state) => state.setLetterOpen);
  const mayInterrupt = useUi((state) => state.interruptions !== 'none');
  const due = mayInterrupt && consent === undefined && user !== null && mayAsk(path, user);

  useEffect(() => {
    if (!due) return undefined;
    let left = false;
    const timer = setTimeout(() => {
      void findConsent(locale).then((found) => {
        if (left) return;
        setConsent(found);
        setLetterOpen(found !== null);
      });
    }, DELAY_MS);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [due, locale, setLetterOpen]);

  if (!consent || !mayInterrupt) return null;
  return (
    <Suspense>
      <ConsentModal
        consent={consent}
        onClose={() => {
          setConsent(null);
          setLetterOpen(false);
        }}
      />
    </Suspense>
  );
}

/** Not during registration: the form allows it only if it has been completed before. */
function mayAsk(path: string, user: User): boolean {
  if (path === PERSONAL) return false;
  return path !== FORM || user.title !== '';
}
