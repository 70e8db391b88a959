import type { Needs } from '../../core/transact.ts';
import type { ModuleJob } from '../../http/module.ts';
import { completeOrders, expireOrders } from './rules/sweep-orders.ts';

type World = Needs<typeof expireOrders | typeof completeOrders>;

export function orderJobs(world: World): readonly ModuleJob[] {
  return [
    {
      name: 'order expiry',
      everyMs: 1_000,
      run: () => expireOrders(world),
      catchesUp: 'start and jump',
    },
    {
      name: 'completed orders',
      everyMs: 60_000,
      run: () => completeOrders(world),
      catchesUp: 'start and jump',
    },
  ];
}
