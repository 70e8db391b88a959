import type { Clock } from '../../../core/ports.ts';
import { promiseDelivery, type DeliveryPromise } from '../../delivery/rules/promise.ts';
import type { Names } from '../../../core/names.ts';
import type { CatalogRepo, ProductDetail, ProductGroup, ProductSummary } from '../ports.ts';
import { drugPolicy } from './product-rules.ts';

/** Listed siblings in their order, the product among them. */
export interface ProductVariants {
  readonly options: readonly Names[];
  readonly siblings: readonly {
    readonly product: ProductSummary;
    readonly values: readonly Names[];
  }[];
}

export interface ProductView extends ProductDetail {
  /** Null: there is nothing to choose between. */
  readonly variants: ProductVariants | null;
  /** Null if it cannot be delivered or ordered. */
  readonly delivery: DeliveryPromise | null;
}

export type GetProduct = (id: number) => Promise<ProductView | undefined>;

interface Parts {
  readonly catalog: Pick<CatalogRepo, 'product' | 'productsById'>;
  readonly clock: Clock;
}

export function createGetProduct({ catalog, clock }: Parts): GetProduct {
  return async (id) => {
    const now = clock.now();
    const product = await catalog.product(id, now);
    if (!product) return undefined;
    const delivered = drugPolicy(product.drugClass) === 'direct' && product.available > 0;
    return {
      ...product,
      variants: product.group && (await variantsOf(catalog, product.group, now)),
      delivery: delivered ? promiseDelivery(now) : null,
    };
  };
}

async function variantsOf(
  catalog: Parts['catalog'],
  { options, members }: ProductGroup,
  now: Date,
): Promise<ProductVariants | null> {
  const valuesOf = new Map(members.map(({ id, values }) => [id, values]));
  const listed = await catalog.productsById([...valuesOf.keys()], now);
  if (listed.length < 2) return null;
  const siblings = listed.map((product) => ({ product, values: valuesOf.get(product.id) ?? [] }));
  return { options, siblings };
}
