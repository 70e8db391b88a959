import type { Needs } from '../../core/transact.ts';
import type { ModuleJob } from '../../http/module.ts';
import type { ECardRepo } from './ports.ts';
import { deliverECards } from './rules/deliver.ts';

type World = Needs<typeof deliverECards> & {
  readonly eCards: Pick<ECardRepo, 'forgetSent'>;
};

const KEPT_MS = 365 * 86_400_000;

export function eCardJobs(world: World): readonly ModuleJob[] {
  const { eCards, clock } = world;
  return [
    {
      name: 'e-cards',
      everyMs: 2_000,
      run: () => deliverECards(world),
      catchesUp: 'start and jump',
    },
    {
      name: 'old e-cards',
      everyMs: 600_000,
      run: () => eCards.forgetSent(new Date(clock.now().getTime() - KEPT_MS)),
    },
  ];
}
