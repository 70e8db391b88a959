import type { Clock } from '../../../core/ports.ts';
import { ok, refuse, type Result } from '../../../core/result.ts';
import type { Transact } from '../../../core/transact.ts';
import type { AuditLog, StaffCall } from '../../audit/ports.ts';
import { auditLine } from '../../audit/rules/audit-line.ts';
import type { ProductSales } from '../sale-ports.ts';

interface Parts {
  readonly clock: Clock;
  readonly transact: Transact<{
    readonly productSales: Pick<ProductSales, 'touch'>;
    readonly audit: Pick<AuditLog, 'add'>;
  }>;
}

/** Lets every process render the page of a product anew, as after a change of it. */
export type RenderAgain = (call: StaffCall, productId: number) => Promise<Result<void>>;

export function createRenderAgain({ clock, transact }: Parts): RenderAgain {
  return (call, productId) =>
    transact(async ({ productSales, audit }) => {
      if (!(await productSales.touch(productId))) return refuse('NOT_FOUND');
      const line = auditLine(call, 'product.render', `product ${String(productId)}`);
      await audit.add({ ...line, at: clock.now() });
      return ok(undefined);
    });
}
