import { notFound, permanentRedirect } from 'next/navigation';
import type { Product } from '@/lib/catalog/contract';
import { readProduct } from '@/lib/catalog/reads';
import { orNotFound } from '@/lib/api/server';
import type { Locale } from '@/lib/i18n/locale';
import { localeOf } from '@/lib/i18n/params';
import { productPath } from '@/lib/pages/catalog-paths';
import { decodeSegments, parseId } from '@/lib/pages/segments';

export interface ProductPageProps {
  readonly params: Promise<{ readonly locale: string; readonly slug: readonly string[] }>;
}

/** `/products/{name?}/{id}`: the id identifies the product. A wrong name redirects to the canonical address. */
export async function loadProduct(
  params: ProductPageProps['params'],
): Promise<{ locale: Locale; product: Product }> {
  const locale = await localeOf(params);
  const segments = decodeSegments((await params).slug) ?? [];
  const id = parseId(segments.at(-1) ?? '');
  if (id === undefined || segments.length > 2) notFound();
  const product = await orNotFound(readProduct(id, locale));
  const path = productPath(locale, product);
  const [name] = decodeSegments(path.split('/').slice(-2)) ?? [];
  if (segments.length === 1 ? name !== 'products' : segments[0] !== name) permanentRedirect(path);
  return { locale, product };
}
