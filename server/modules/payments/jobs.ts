import type { Needs } from '../../core/transact.ts';
import type { ModuleJob } from '../../http/module.ts';
import { letGo } from './rules/let-go.ts';
import { reconcile } from './rules/reconcile.ts';
import { returnMoney } from './rules/return-money.ts';

type World = Needs<typeof reconcile | typeof letGo | typeof returnMoney>;

export function paymentJobs(world: World): readonly ModuleJob[] {
  return [
    { name: 'payments', everyMs: 5_000, run: () => reconcile(world), catchesUp: 'jump' },
    { name: 'unwanted payments', everyMs: 2_000, run: () => letGo(world), catchesUp: 'jump' },
    { name: 'refunds', everyMs: 2_000, run: () => returnMoney(world), catchesUp: 'jump' },
  ];
}
