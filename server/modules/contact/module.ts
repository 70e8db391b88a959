import type { Clock } from '../../core/ports.ts';
import type { Needs } from '../../core/transact.ts';
import type { Database } from '../../db/client.ts';
import type { Module } from '../../http/module.ts';
import type { ContactRepo } from './ports.ts';
import { createContactRepo } from './repo.ts';
import { contactRoutes } from './routes.ts';
import { createContactUseCases } from './use-cases.ts';

interface JobWorld {
  readonly contactMessages: Pick<ContactRepo, 'forget'>;
  readonly clock: Clock;
}

const KEPT_MS = 365 * 86_400_000;

/** What visitors write to the office. */
export const contact = {
  calls: {
    'POST /contact-messages': 'anyone',
  },
  repos: (db: Database) => ({ contactMessages: createContactRepo(db) }),
  useCases: (world: Needs<typeof createContactUseCases>) => ({
    contact: createContactUseCases(world),
  }),
  routes: contactRoutes,
  jobs: ({ contactMessages, clock }: JobWorld) => [
    {
      name: 'old contact messages',
      everyMs: 600_000,
      run: () => contactMessages.forget(new Date(clock.now().getTime() - KEPT_MS)),
    },
  ],
} satisfies Module;
