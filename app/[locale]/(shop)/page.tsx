import { ProductCard } from '@/components/catalog/product-card';
import { readProducts } from '@/lib/api/reads';
import { getIntl } from '@/lib/i18n/server';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';

export default async function HomePage({ params }: LocaleParams) {
  const locale = await localeOf(params);
  const [intl, page] = await Promise.all([
    getIntl(locale, 'catalog'),
    readProducts({ locale, list: 'week', per_page: 12 }),
  ]);
  return (
    <>
      <h1>Arun</h1>
      {page.entities.map((product) => (
        <ProductCard key={product.id} product={product} locale={locale} intl={intl} />
      ))}
    </>
  );
}
