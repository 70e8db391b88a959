import type { Needs } from '../../core/transact.ts';
import type { ModuleJob } from '../../http/module.ts';
import { issueGiftCards } from './rules/issue-cards.ts';

type World = Needs<typeof issueGiftCards>;

export function giftCardJobs(world: World): readonly ModuleJob[] {
  return [
    {
      name: 'gift cards',
      everyMs: 2_000,
      run: () => issueGiftCards(world),
      catchesUp: 'start and jump',
    },
  ];
}
