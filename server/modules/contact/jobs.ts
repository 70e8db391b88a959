import type { Clock } from '../../core/ports.ts';
import type { ModuleJob } from '../../http/module.ts';
import type { ContactRepo } from './ports.ts';

interface World {
  readonly contactMessages: Pick<ContactRepo, 'forget'>;
  readonly clock: Clock;
}

const KEPT_MS = 365 * 86_400_000;

export function contactJobs({ contactMessages, clock }: World): readonly ModuleJob[] {
  return [
    {
      name: 'old contact messages',
      everyMs: 600_000,
      run: () => contactMessages.forget(new Date(clock.now().getTime() - KEPT_MS)),
    },
  ];
}
