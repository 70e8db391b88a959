import { NextResponse, type NextRequest } from 'next/server';
import { SIGNED_IN_COOKIE } from '../api/contract-values.ts';
import { splitLocale } from '../i18n/locale';
import { pathTo } from '../pages/path-to.ts';
import { PAGES } from '../pages/table';
import { withPath } from './locale';

/**
 * `/login` redirects home when a sign-in marker exists (`docs/product/pages.md`, "Header"); the cookie is only a
 * hint.
 */
export function signedInLogin(request: NextRequest): NextResponse | undefined {
  const { locale, path } = splitLocale(request.nextUrl.pathname);
  if (path !== PAGES.login.pattern) return undefined;
  const marked = request.cookies.getAll().some(({ name }) => name.startsWith(SIGNED_IN_COOKIE));
  if (!marked || request.nextUrl.searchParams.has('return_to')) return undefined;
  return NextResponse.redirect(withPath(request, pathTo(locale, '/')), 307);
}
