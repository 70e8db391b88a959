import { NextResponse, type NextRequest } from 'next/server';
import { splitLocale } from '../i18n/locale';
import { withPath } from './locale';

/** First segments that have pages. Anything else is 404 with its text in the HTML, which `notFound()` lacks. */
const KNOWN = new Set([
  '',
  '404',
  '503',
  'brands',
  'cart',
  'categories',
  'ecommerce',
  'kit',
  'login',
  'notifications',
  'orders',
  'products',
]);

export function unknownRoutes(request: NextRequest): NextResponse | undefined {
  const { locale, path } = splitLocale(request.nextUrl.pathname);
  if (KNOWN.has(path.split('/')[1] ?? '')) return undefined;
  return NextResponse.rewrite(withPath(request, `/${locale}/not-found-page`), { status: 404 });
}
