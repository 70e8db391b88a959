import type { PeopleRepo } from './ports.ts';

/** Use cases of the routes. */
export function createPeopleUseCases({ people }: { readonly people: PeopleRepo }) {
  return { find: people.find };
}
