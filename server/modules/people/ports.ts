import type { FindPerson } from '../../core/person.ts';

export interface PeopleRepo {
  /** Abilities and branches of a person who works here. */
  readonly find: FindPerson;
}
