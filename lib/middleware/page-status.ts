import { type NextRequest, NextResponse } from 'next/server';
import { MAINTENANCE_RETRY_SECONDS } from '../api/contract-values';
import { splitLocale } from '../i18n/locale';
import { matchPage } from '../pages/match';
import { PAGES } from '../pages/table';
import { withPath } from './locale';

/** The front server marks requests during maintenance: every page answers 503 with the same screen. */
export function maintenance(request: NextRequest): NextResponse | undefined {
  if (request.headers.get('x-maintenance') !== '1') return undefined;
  const { locale } = splitLocale(request.nextUrl.pathname);
  return NextResponse.rewrite(withPath(request, `/${locale}/maintenance-page`), {
    status: 503,
    headers: { 'Retry-After': String(MAINTENANCE_RETRY_SECONDS), 'Cache-Control': 'no-store' },
  });
}

/** Unknown paths are 404 with text in the HTML, which `notFound()` lacks. */
export function unknownRoutes(request: NextRequest): NextResponse | undefined {
  const { locale, path } = splitLocale(request.nextUrl.pathname);
  // Pages cannot set their own status, so the 503 page gets it here.
  if (path === PAGES.unavailable.pattern)
    return NextResponse.rewrite(withPath(request, `/${locale}${path}`), UNAVAILABLE);
  if (matchPage(path.split('/').filter((segment) => segment !== ''))) return undefined;
  return NextResponse.rewrite(withPath(request, `/${locale}/not-found-page`), { status: 404 });
}

const UNAVAILABLE = { status: 503, headers: { 'Retry-After': '300' } };
