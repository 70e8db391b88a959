import { eq } from 'drizzle-orm';
import type { Needs } from '../../core/transact.ts';
import type { Database } from '../../db/client.ts';
import { contactMessages } from './schema.ts';
import type { Leaver, Module } from '../../http/module.ts';
import { contactJobs } from './jobs.ts';
import { createContactRepo } from './repo.ts';
import { contactRoutes } from './routes.ts';
import { createContactUseCases } from './rules/write-to-office.ts';

export const contact = {
  calls: {
    'POST /contact-messages': 'anyone',
  },
  repos: (db: Database) => ({ contactMessages: createContactRepo(db) }),
  useCases: (world: Needs<typeof createContactUseCases>) => ({
    contact: createContactUseCases(world),
  }),
  erases: {
    first: async (db: Database, { phone }: Leaver) => {
      await db.delete(contactMessages).where(eq(contactMessages.contact, phone));
    },
  },
  routes: contactRoutes,
  jobs: contactJobs,
} satisfies Module;
