import type { Needs } from '../../core/transact.ts';
import type { Database } from '../../db/client.ts';
import type { Module } from '../../http/module.ts';
import { createPeopleRepo } from './repo.ts';
import { createPeopleUseCases } from './use-cases.ts';

/** Members who work here, their roles and branches. */
export const people = {
  repos: (db: Database) => ({ people: createPeopleRepo(db) }),
  useCases: (world: Needs<typeof createPeopleUseCases>) => ({
    people: createPeopleUseCases(world),
  }),
} satisfies Module;
