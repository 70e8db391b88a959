import type { Needs } from '../../core/transact.ts';
import type { ModuleJob } from '../../http/module.ts';
import { sweepUploads } from './rules/keep-uploads.ts';

type World = Needs<typeof sweepUploads>;

export function uploadJobs(world: World): readonly ModuleJob[] {
  return [{ name: 'uploads', everyMs: 600_000, run: () => sweepUploads(world) }];
}
