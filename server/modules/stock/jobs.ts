import type { Needs } from '../../core/transact.ts';
import type { ModuleJob } from '../../http/module.ts';
import { markLots } from './rules/mark-lots.ts';

type World = Needs<typeof markLots>;

export function stockJobs(world: World): readonly ModuleJob[] {
  return [
    {
      name: 'expired lots',
      everyMs: 2_000,
      run: () => markLots(world),
      catchesUp: 'start and jump',
    },
  ];
}
