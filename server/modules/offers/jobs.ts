import type { Needs } from '../../core/transact.ts';
import type { ModuleJob } from '../../http/module.ts';
import { createOfferWindows } from './rules/windows.ts';

type World = Needs<typeof createOfferWindows>;

export function offerJobs(world: World): readonly ModuleJob[] {
  return [
    {
      name: 'offers',
      everyMs: 1_000,
      run: createOfferWindows(world),
      catchesUp: 'start and jump',
    },
  ];
}
