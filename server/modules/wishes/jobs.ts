import type { Needs } from '../../core/transact.ts';
import type { ModuleJob } from '../../http/module.ts';
import { tellOfSold, type SearchNotices } from './rules/tell-of-sold.ts';
import { tellRestocked, type StockNotices } from './rules/tell-restocked.ts';

type World = Omit<Needs<typeof tellRestocked | typeof tellOfSold>, 'notices'> & {
  readonly stockNotices: StockNotices;
  readonly searchNotices: SearchNotices;
};

export function wishJobs({ stockNotices, searchNotices, ...world }: World): readonly ModuleJob[] {
  return [
    {
      name: 'stock alerts',
      everyMs: 3_000,
      run: () => tellRestocked({ ...world, notices: stockNotices }),
    },
    {
      name: 'search alerts',
      everyMs: 30_000,
      run: () => tellOfSold({ ...world, notices: searchNotices }),
    },
  ];
}
