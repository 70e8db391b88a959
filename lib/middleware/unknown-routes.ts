import { NextResponse, type NextRequest } from 'next/server';
import { splitLocale } from '../i18n/locale';
import { withPath } from './locale';

/** First segments that have pages. Anything else is 404 with its text in the HTML, which `notFound()` lacks. */
const KNOWN = new Set([
  '',
  'banners',
  'brands',
  'brandstory',
  'cart',
  'categories',
  'ecommerce',
  'kit',
  'login',
  'news',
  'notifications',
  'orders',
  'payment',
  'pharmacy',
  'products',
  'promotions',
  'promotions-product',
  'profile',
  'sitemap',
  'staff',
]);

export function unknownRoutes(request: NextRequest): NextResponse | undefined {
  const { locale, path } = splitLocale(request.nextUrl.pathname);
  // A page cannot set its own status, so the error page of an outage gets it here.
  if (path === '/503')
    return NextResponse.rewrite(withPath(request, `/${locale}/503`), UNAVAILABLE);
  if (KNOWN.has(path.split('/')[1] ?? '')) return undefined;
  return NextResponse.rewrite(withPath(request, `/${locale}/not-found-page`), { status: 404 });
}

const UNAVAILABLE = { status: 503, headers: { 'Retry-After': '300' } };
