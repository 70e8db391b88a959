import { NextResponse, type NextRequest } from 'next/server';
import { splitLocale } from '../i18n/locale';

/** Rewrites `/x` to the internal `/en/x`; redirects a literal `/en/x` to `/x`. */
export function locale(request: NextRequest): NextResponse | undefined {
  const { pathname } = request.nextUrl;
  const split = splitLocale(pathname);
  if (pathname === '/en' || pathname.startsWith('/en/')) {
    return NextResponse.redirect(withPath(request, split.path), 308);
  }
  if (split.locale === 'th') return undefined;
  return NextResponse.rewrite(withPath(request, pathname === '/' ? '/en' : `/en${pathname}`));
}

export function withPath(request: NextRequest, pathname: string): NextRequest['nextUrl'] {
  const url = request.nextUrl.clone();
  url.pathname = pathname;
  return url;
}
