import type { Needs } from '../../core/transact.ts';
import type { ModuleJob } from '../../http/module.ts';
import { tellRestocked, type StockNotices } from './rules/tell-restocked.ts';

type World = Omit<Needs<typeof tellRestocked>, 'notices'> & {
  readonly stockNotices: StockNotices;
};

export function wishJobs({ stockNotices: notices, ...world }: World): readonly ModuleJob[] {
  return [
    {
      name: 'stock alerts',
      everyMs: 3_000,
      run: () => tellRestocked({ ...world, notices }),
    },
  ];
}
