import { ProductCard } from '@/components/catalog/product-card';
import { readProducts } from '@/lib/api/reads';
import { getIntl } from '@/lib/i18n/server';
import { localeOf } from '@/lib/i18n/params';

interface CategoryPageProps {
  readonly params: Promise<{ readonly locale: string; readonly id: string }>;
  readonly searchParams: Promise<Readonly<Record<string, string | string[]>>>;
}

export default async function CategoryPage({ params, searchParams }: CategoryPageProps) {
  const locale = await localeOf(params);
  const { id } = await params;
  const { page = '1' } = await searchParams;
  const [intl, products] = await Promise.all([
    getIntl(locale, 'catalog'),
    readProducts({ locale, category: Number(id), page: Number(page), per_page: 24 }),
  ]);
  return products.entities.map((product) => (
    <ProductCard key={product.id} product={product} locale={locale} intl={intl} />
  ));
}
