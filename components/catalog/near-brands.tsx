import type { Say } from '@/components/common/say';
import type { BrandName } from '@/lib/catalog/contract';
import type { Locale } from '@/lib/i18n/locale';
import { pathTo } from '@/lib/pages/path-to';
import { ListLinks } from './list-links';

interface NearBrandsProps {
  /** Closest match first. */
  readonly brands: readonly BrandName[];
  readonly locale: Locale;
  readonly say: Say<'catalog'>;
}

export function NearBrands({ brands, locale, say }: NearBrandsProps) {
  const title = say('catalog.nearBrands');
  return (
    <section aria-labelledby="near-brands">
      <h2 id="near-brands">{title}</h2>
      <ListLinks
        label={title}
        links={brands.map(({ id, name }) => ({
          name,
          href: pathTo(locale, '/brands/:brand', { brand: id }),
          current: false,
        }))}
      />
    </section>
  );
}
