import type { Needs } from '../../core/transact.ts';
import type { ModuleJob } from '../../http/module.ts';
import { lapseCases } from './rules/decide-case.ts';

export function questionnaireJobs(world: Needs<typeof lapseCases>): readonly ModuleJob[] {
  return [
    {
      name: 'undecided cases',
      everyMs: 10_000,
      run: () => lapseCases(world),
      catchesUp: 'start and jump',
    },
  ];
}
