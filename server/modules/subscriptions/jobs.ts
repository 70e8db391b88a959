import type { Clock } from '../../core/ports.ts';
import type { ModuleJob } from '../../http/module.ts';
import type { SubscriptionRepo } from './ports.ts';

interface World {
  readonly subscriptions: Pick<SubscriptionRepo, 'forgetUnconfirmed'>;
  readonly clock: Clock;
}

const UNCONFIRMED_MS = 7 * 86_400_000;

export function subscriptionJobs({ subscriptions, clock }: World): readonly ModuleJob[] {
  return [
    {
      name: 'unconfirmed subscriptions',
      everyMs: 600_000,
      run: () => subscriptions.forgetUnconfirmed(new Date(clock.now().getTime() - UNCONFIRMED_MS)),
    },
  ];
}
