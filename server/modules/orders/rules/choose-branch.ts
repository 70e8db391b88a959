import type { BranchRepo } from '../../branches/ports.ts';
import { refuse, type Result } from '../../../core/result.ts';
import type { MoveRepos, Telling } from '../move-ports.ts';
import { moveOrder } from './move-order.ts';
import { pickupAt, refuseBranch } from './destination.ts';
import { changeOwn, type OwnOrder, type OwnOrderWorld } from './own-order.ts';
import type { OrderDetail, OrderRepo } from '../ports.ts';

/** Another branch for an order that one rejected, at the price that was paid. */
export type ChooseBranch = (own: OwnOrder, branchId: number) => Promise<Result<OrderDetail>>;

interface ChooseRepos extends MoveRepos {
  readonly orders: MoveRepos['orders'] & Pick<OrderRepo, 'lock' | 'setBranch'>;
  readonly branches: Pick<BranchRepo, 'byId'>;
}

export function createChooseBranch(world: OwnOrderWorld<ChooseRepos> & Telling): ChooseBranch {
  return (own, branchId) =>
    changeOwn(world, own, async (repos, order, at) => {
      if (order.status !== 'rejected_by_branch') {
        return refuse('ORDER_STATE', { data: { from: order.status } });
      }
      if (branchId === order.branchId || order.refusedBranchIds.includes(branchId)) {
        return refuseBranch();
      }
      const branch = await pickupAt(repos, branchId, at);
      if (!branch.ok) return branch;
      await repos.orders.setBranch(order.id, branchId, branch.value.readyAt);
      const moved = await moveOrder(repos, world, {
        order: { ...order, branchId },
        to: 'waiting_branch_approval',
        actor: 'member',
        at,
      });
      if (moved.ok || moved.refusal.code !== 'OUT_OF_STOCK') return moved;
      return refuseBranch(moved.refusal.data?.['product_ids']);
    });
}
