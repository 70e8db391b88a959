import { use } from 'react';
import { BranchStock } from '@/components/branches/branch-stock';
import { Trail } from '@/components/catalog/trail';
import { ProductWarnings } from '@/components/health/product-warnings';
import { ProductDetail } from '@/components/catalog/product/product-detail';
import { ToldView } from '@/components/common/told-view';
import { PER_PAGE } from '@/components/reviews/choice';
import { ProductReviews } from '@/components/reviews/product-reviews';
import { ProductGrid } from '@/components/tiles/product-grid';
import { RecentShelf } from '@/components/wishes/recent-shelf';
import { ViewRecorder } from '@/components/wishes/view-recorder';
import { FlashTimer } from '@/components/offers/flash-timer';
import { Section } from '@/components/ui/section';
import type { Product } from '@/lib/catalog/contract';
import { readReviews } from '@/lib/reviews/reads';
import { readRelatedProducts } from '@/lib/catalog/reads';
import { varied } from '@/lib/catalog/near-equal';
import { flashNow } from '@/lib/catalog/price-now';
import { isTaken, readIngredients } from '@/lib/health/label';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import { crumbs } from '@/lib/seo/crumbs';
import { addWithQuantity, pageHeart, tellMe } from './product-actions';

const RELATED = 12;

interface ProductScreenProps {
  readonly locale: Locale;
  readonly product: Product;
}

/** A product page, with parts from cart, branches, reviews, wishes and offers. */
export async function ProductScreen({ locale, product }: ProductScreenProps) {
  const intl = await getIntl(locale, 'catalog', 'catalog-product', 'wishes');
  const [related, reviews] = await Promise.all([
    readRelatedProducts(product.id, locale),
    // Medicines have none (`docs/product/browse.md`, "Reviews").
    product.drug === null ? readReviews(product.id, { locale, per_page: PER_PAGE }) : undefined,
  ]);
  const soldOut = product.max_qty === 0 && product.drug?.policy !== 'approval';
  // The product itself comes first, so that none of its sizes or shades is left.
  const others = varied([{ ...product, stock: 'ok' }, ...related], RELATED + 1).slice(1);
  const rail = others.length > 0 && (
    <Section
      title={intl.formatMessage({
        id: soldOut ? 'catalog-product.substitutes' : 'catalog-product.related',
      })}
    >
      <ProductGrid products={others} locale={locale} level={3} shape="rail" />
    </Section>
  );
  const slots = {
    trail: <ProductTrail locale={locale} product={product} />,
    heart: pageHeart(intl, product),
    addToCart: addWithQuantity(intl, product, locale),
    branches: <BranchLine locale={locale} productId={product.id} count={product.branch_count} />,
    tellMe: tellMe(intl, product),
    countdown: countdownOf(locale, product),
    warnings: warningsOf(product),
    reviews: reviews ? (
      <ProductReviews locale={locale} productId={product.id} page={reviews} />
    ) : null,
    substitutes: (soldOut && rail) || null,
    related: (!soldOut && rail) || null,
    recent: (
      <>
        <ViewRecorder productId={product.id} />
        <ToldView productId={product.id} />
        <RecentShelf locale={locale} except={product.id} />
      </>
    ),
  };
  return <ProductDetail locale={locale} product={product} slots={slots} />;
}

/** Counts down to the end of a flash price; null where none is paid. */
function countdownOf(locale: Locale, product: Product) {
  const flash = flashNow(product);
  if (!flash) return null;
  return <FlashTimer endsAt={flash.ends_at} locale={locale} told />;
}

/** Passes the ingredients to the browser, which compares them with the reader's notes. */
function warningsOf({ id, drug, size, ingredients, product_name: name }: Product) {
  const contains = isTaken({ isMedicine: drug !== null, size }) ? readIngredients(ingredients) : [];
  if (contains.length === 0) return null;
  return <ProductWarnings medicine={{ productId: id, contains, perDay: null }} name={name} />;
}

function ProductTrail({ locale, product }: ProductScreenProps) {
  const intl = use(getIntl(locale, 'catalog'));
  const trail = crumbs(locale, intl, [...product.breadcrumb, { name: product.product_name }]);
  return <Trail label={intl.formatMessage({ id: 'catalog.breadcrumb' })} crumbs={trail} />;
}

interface BranchLineProps {
  readonly locale: Locale;
  readonly productId: number;
  readonly count: number;
}

function BranchLine({ locale, productId, count }: BranchLineProps) {
  const intl = use(getIntl(locale, 'branches'));
  const id = count > 0 ? 'branches.available' : 'branches.availableNone';
  return (
    <BranchStock
      productId={productId}
      labels={{
        available: intl.formatMessage({ id }, { count }),
        text: intl.formatMessage({
          id: count > 0 ? 'branches.availableText' : 'branches.availableNoneText',
        }),
      }}
    />
  );
}
