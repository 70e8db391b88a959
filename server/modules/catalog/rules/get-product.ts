import type { Clock } from '../../../core/ports.ts';
import { promiseDelivery, type DeliveryPromise } from '../../delivery/rules/promise.ts';
import type { CatalogRepo, ProductDetail } from '../ports.ts';
import { drugPolicy } from './product-rules.ts';

export interface ProductView extends ProductDetail {
  /** Null if it cannot be delivered or ordered. */
  readonly delivery: DeliveryPromise | null;
}

export type GetProduct = (id: number) => Promise<ProductView | undefined>;

interface Parts {
  readonly catalog: Pick<CatalogRepo, 'product'>;
  readonly clock: Clock;
}

export function createGetProduct({ catalog, clock }: Parts): GetProduct {
  return async (id) => {
    const now = clock.now();
    const product = await catalog.product(id, now);
    if (!product) return undefined;
    const delivered = drugPolicy(product.drugClass) === 'direct' && product.available > 0;
    return { ...product, delivery: delivered ? promiseDelivery(now) : null };
  };
}
