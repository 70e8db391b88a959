'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, type ReactNode } from 'react';
import { Spinner } from '@/components/ui/spinner';
import { splitLocale, localePath } from '@/lib/i18n/locale';
import { loginPath } from '@/lib/pages/sign-in-paths';
import { useAuth } from '@/stores/auth';

interface MemberOnlyProps {
  /** Announced until the sign-in state is known. */
  readonly waitingLabel: string;
  readonly children: ReactNode;
}

export function MemberOnly({ waitingLabel, children }: MemberOnlyProps) {
  const router = useRouter();
  const { locale, path } = splitLocale(usePathname());
  const { loaded, isLoggedIn } = useAuth();
  useEffect(() => {
    if (!loaded || isLoggedIn) return;
    const { search, hash } = window.location;
    router.replace(loginPath(locale, localePath(locale, path) + search + hash));
  }, [loaded, isLoggedIn, locale, path, router]);
  if (!isLoggedIn) return <Spinner label={waitingLabel} />;
  return children;
}
