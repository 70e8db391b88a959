import type { Needs } from '../../core/transact.ts';
import type { ModuleJob } from '../../http/module.ts';
import { createExpireWallet } from './rules/expire-wallet.ts';

type World = Needs<typeof createExpireWallet>;

export function walletJobs(world: World): readonly ModuleJob[] {
  return [
    {
      name: 'wallet',
      everyMs: 60_000,
      run: createExpireWallet(world),
      catchesUp: 'start and jump',
    },
  ];
}
