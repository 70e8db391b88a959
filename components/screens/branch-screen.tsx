import { use } from 'react';
import { BranchView } from '@/components/branches/branch-view';
import { MapTiles } from '@/components/branches/map-tiles';
import { orNothing } from '@/components/common/left-out';
import { ProductGrid } from '@/components/tiles/product-grid';
import { Section } from '@/components/ui/section';
import type { Branch } from '@/lib/branches/contract';
import { readProducts } from '@/lib/catalog/reads';
import { varied } from '@/lib/catalog/near-equal';
import { mapTiles } from '@/lib/layout/env';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import { pagePath } from '@/lib/pages/path-to';
import { PageHead } from './page-head';

const SHELF = 12;
/** So many times as much is asked for, since near-equal products are left out. */
const SPARE = 2;

interface BranchScreenProps {
  readonly locale: Locale;
  readonly branch: Branch;
}

/** A branch: address, hours and products in stock. */
export function BranchScreen({ locale, branch }: BranchScreenProps) {
  const intl = use(getIntl(locale, 'branches'));
  return (
    <>
      <PageHead
        locale={locale}
        trail={[
          { name: intl.formatMessage({ id: 'branches.all' }), url: pagePath('/branches') },
          { name: branch.name },
        ]}
        title={intl.formatMessage({ id: 'branches.of' }, { name: branch.name })}
        intro={branch.address}
      />
      <MapTiles tiles={mapTiles()}>
        <BranchView branch={branch} locale={locale} />
      </MapTiles>
      <Shelves branch={branch} locale={locale} />
    </>
  );
}

/** Products on its shelves now; omitted where there are none or they cannot be read. */
async function Shelves({ branch, locale }: BranchScreenProps) {
  const query = { locale, branch: branch.id, per_page: SHELF * SPARE };
  const [intl, found] = await Promise.all([
    getIntl(locale, 'branches'),
    orNothing(readProducts(query)),
  ]);
  const products = varied(found?.entities ?? [], SHELF);
  if (products.length === 0) return null;
  const isPickup = branch.services.includes('pickup');
  return (
    <Section
      title={intl.formatMessage({ id: isPickup ? 'branches.toPickUp' : 'branches.onShelf' })}
    >
      <ProductGrid level={3} locale={locale} products={products} shape="rail" />
    </Section>
  );
}
