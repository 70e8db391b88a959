import { NextResponse, type NextRequest } from 'next/server';
import { MAINTENANCE_RETRY_SECONDS } from '../api/contract/values';
import { splitLocale } from '../i18n/locale';
import { withPath } from './locale';

/** The front server marks requests while the shop is closed: every page answers 503 with the same screen. */
export function maintenance(request: NextRequest): NextResponse | undefined {
  if (request.headers.get('x-maintenance') !== '1') return undefined;
  const { locale } = splitLocale(request.nextUrl.pathname);
  return NextResponse.rewrite(withPath(request, `/${locale}/maintenance-page`), {
    status: 503,
    headers: { 'Retry-After': String(MAINTENANCE_RETRY_SECONDS), 'Cache-Control': 'no-store' },
  });
}
