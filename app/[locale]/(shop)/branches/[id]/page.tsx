import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { BranchView } from '@/components/branches/branch-view';
import { MapTiles } from '@/components/branches/map-tiles';
import { DirectoryHead } from '@/components/catalog/directory-head';
import { orNothing } from '@/components/layout/left-out';
import { ProductGrid } from '@/components/tiles/product-grid';
import { Section } from '@/components/ui/section';
import { readBranch, readProducts } from '@/lib/api/reads';
import { orNotFound } from '@/lib/api/server';
import { varied } from '@/lib/catalog/near-equal';
import { mapTiles } from '@/lib/env';
import { localeOf } from '@/lib/i18n/params';
import { getIntl } from '@/lib/i18n/server';
import { parseId } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { ogImage } from '@/lib/seo/og';
import { samePath } from '@/lib/seo/urls';
import { crumbs } from '@/lib/seo/crumbs';

const SHELF = 12;
/** So many times as much is asked for, since near-equal products are left out. */
const SPARE = 2;

interface BranchProps {
  readonly params: Promise<{ readonly locale: string; readonly id: string }>;
}

async function loadBranch({ params }: BranchProps) {
  const locale = await localeOf(params);
  const id = parseId((await params).id);
  if (id === undefined) notFound();
  return { locale, branch: await orNotFound(readBranch(id, locale)) };
}

export async function generateMetadata(props: BranchProps): Promise<Metadata> {
  const { locale, branch } = await loadBranch(props);
  const intl = await getIntl(locale, 'branches');
  return pageMetadata({
    locale,
    paths: samePath(`/branches/${String(branch.id)}`),
    title: intl.formatMessage({ id: 'branches.of' }, { name: branch.name }),
    description: branch.address,
    image: ogImage(locale, 'pages', 'branches', branch.name),
  });
}

export default async function BranchPage(props: BranchProps) {
  const { locale, branch } = await loadBranch(props);
  const intl = await getIntl(locale, 'catalog', 'branches');
  const title = intl.formatMessage({ id: 'branches.of' }, { name: branch.name });
  return (
    <>
      <DirectoryHead
        label={intl.formatMessage({ id: 'catalog.breadcrumb' })}
        crumbs={crumbs(locale, intl, [
          { name: intl.formatMessage({ id: 'branches.all' }), url: '/branches' },
          { name: branch.name },
        ])}
        title={title}
        intro={branch.address}
      />
      <MapTiles tiles={mapTiles()}>
        <BranchView branch={branch} locale={locale} />
      </MapTiles>
      <Shelves branch={branch} locale={locale} />
    </>
  );
}

/** What can be taken from its shelves now; left out where that is nothing, or cannot be read. */
async function Shelves({ branch, locale }: Awaited<ReturnType<typeof loadBranch>>) {
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
