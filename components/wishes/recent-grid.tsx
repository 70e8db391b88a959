import { MemberGrid } from '@/components/tiles/member-grid';
import type { ProductCard } from '@/lib/api/contract/catalog';
import { LazyIntl } from '@/lib/i18n/lazy-intl';
import { useLocale } from '@/lib/i18n/use-locale';

/** Tiles with their texts, loaded once there is something to draw. */
export function RecentGrid({ products }: { readonly products: readonly ProductCard[] }) {
  return (
    <LazyIntl locale={useLocale()} domains={['catalog', 'wishes']}>
      <MemberGrid products={products} level={3} shape="rail" />
    </LazyIntl>
  );
}
