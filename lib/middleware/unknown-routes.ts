import { NextResponse, type NextRequest } from 'next/server';
import { matchPage } from '../pages/match';
import { splitLocale } from '../i18n/locale';
import { withPath } from './locale';

/** What is no page is 404 with its text in the HTML, which `notFound()` lacks. */
export function unknownRoutes(request: NextRequest): NextResponse | undefined {
  const { locale, path } = splitLocale(request.nextUrl.pathname);
  // A page cannot set its own status, so the error page of an outage gets it here.
  if (path === '/503')
    return NextResponse.rewrite(withPath(request, `/${locale}/503`), UNAVAILABLE);
  if (matchPage(path.split('/').filter((segment) => segment !== ''))) return undefined;
  return NextResponse.rewrite(withPath(request, `/${locale}/not-found-page`), { status: 404 });
}

const UNAVAILABLE = { status: 503, headers: { 'Retry-After': '300' } };
