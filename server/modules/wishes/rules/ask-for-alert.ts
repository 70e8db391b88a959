import type { Clock } from '../../../core/ports.ts';
import { ok, refuse, type Result } from '../../../core/result.ts';
import type { StockAlertRepo } from '../ports.ts';

export type AskForAlert = (memberId: number, productId: number) => Promise<Result<void>>;

/**
 * A product restocked meanwhile is found by the notification job. Refuses ALREADY_IN_STOCK, and VALIDATION for an
 * unlisted product.
 */
export function createAskForAlert(world: {
  stockAlerts: Pick<StockAlertRepo, 'inStock' | 'add'>;
  clock: Clock;
}): AskForAlert {
  return async (memberId, productId) => {
    const inStock = await world.stockAlerts.inStock(productId);
    if (inStock === undefined) {
      return refuse('VALIDATION', { fields: { product_id: 'errors.field.invalid' } });
    }
    if (inStock) return refuse('ALREADY_IN_STOCK');
    await world.stockAlerts.add(memberId, productId, world.clock.now());
    return ok(undefined);
  };
}
