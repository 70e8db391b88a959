import type { Needs } from '../../core/transact.ts';
import type { ModuleJob } from '../../http/module.ts';
import { eraseLate } from './rules/data-requests.ts';

type World = Needs<typeof eraseLate>;

export function privacyJobs(world: World): readonly ModuleJob[] {
  return [{ name: 'erased accounts', everyMs: 600_000, run: () => eraseLate(world) }];
}
