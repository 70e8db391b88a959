import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { readProduct } from '@/lib/api/reads';
import { orNotFound } from '@/lib/api/server';
import { localeOf } from '@/lib/i18n/params';
import { productPath, slugify } from '@/lib/routes';

interface ProductPageProps {
  readonly params: Promise<{ readonly locale: string; readonly slug: readonly string[] }>;
}

export function generateStaticParams(): [] {
  return [];
}

export async function generateMetadata({ params }: ProductPageProps): Promise<Metadata> {
  const { product } = await load(params);
  return { title: product.product_name };
}

export default async function ProductPage({ params }: ProductPageProps) {
  const { product } = await load(params);
  return <h1>{product.product_name}</h1>;
}

async function load(params: ProductPageProps['params']) {
  const { slug } = await params;
  const locale = await localeOf(params);
  const id = Number(slug.at(-1));
  if (slug.length > 2 || !Number.isInteger(id)) notFound();
  const product = await orNotFound(readProduct(id, locale));
  const name = slugify(product.product_name);
  if (slug.length === 2 && decodeURIComponent(slug[0] ?? '') !== name) {
    permanentRedirect(productPath(locale, product));
  }
  return { locale, product };
}
