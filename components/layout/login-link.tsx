'use client';

import { useRouter } from 'next/navigation';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import { splitLocale } from '@/lib/i18n/locale';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo, type PlainPath } from '@/lib/pages/path-to';
import { loginPath } from '@/lib/pages/sign-in-paths';

const LOGIN = '/login' satisfies PlainPath;

interface LoginLinkProps {
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** Link to /login that, with JavaScript, returns to the current page. */
export function LoginLink({ children, className }: LoginLinkProps) {
  const locale = useLocale();
  const router = useRouter();
  const come = (event: MouseEvent) => {
    const { pathname, search } = window.location;
    const { path } = splitLocale(pathname);
    if (event.metaKey || event.ctrlKey || path === '/' || path === LOGIN) return;
    event.preventDefault();
    router.push(loginPath(locale, pathname + search));
  };
  return (
    <Link className={className} href={pathTo(locale, LOGIN)} onClick={come}>
      {children}
    </Link>
  );
}
