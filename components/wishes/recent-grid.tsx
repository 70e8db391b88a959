import { MemberGrid } from '@/components/tiles/member-grid';
import type { ProductCard } from '@/lib/catalog/contract';
import { LazyIntl, textsOf } from '@/lib/i18n/lazy-intl';
import type { Locale } from '@/lib/i18n/locale';
import { useLocale } from '@/lib/i18n/use-locale';

const loadTexts = (locale: Locale) =>
  textsOf(
    import(`../../messages/catalog/${locale}.json`),
    import(`../../messages/wishes/${locale}.json`),
  );

export function RecentGrid({ products }: { readonly products: readonly ProductCard[] }) {
  return (
    <LazyIntl locale={useLocale()} load={loadTexts}>
      <MemberGrid products={products} level={3} shape="rail" />
    </LazyIntl>
  );
}
