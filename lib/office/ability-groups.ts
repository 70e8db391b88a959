import type { Ability } from '../people/contract-values.ts';
import { SCREEN_GROUPS, type ScreenGroup } from './screens.ts';

/** Groups of the navigation that abilities belong to. */
type AbilityGroup = Exclude<ScreenGroup, 'today'>;

const GROUP_OF: Readonly<Record<Ability, AbilityGroup>> = {
  'orders.read': 'sales',
  'orders.work': 'sales',
  'returns.decide': 'sales',
  'refunds.give': 'sales',
  'payments.read': 'sales',
  'payments.resolve': 'sales',
  'reviews.moderate': 'service',
  'requests.answer': 'service',
  'codes.issue': 'service',
  'consultations.hold': 'pharmacy',
  'consultations.lead': 'pharmacy',
  'labels.print': 'pharmacy',
  'dispensing.read': 'pharmacy',
  'dispensing.export': 'pharmacy',
  'catalog.read': 'catalog',
  'catalog.write': 'catalog',
  'medicines.approve': 'catalog',
  'prices.write': 'catalog',
  'imports.run': 'catalog',
  'media.write': 'catalog',
  'stock.read': 'stock',
  'stock.move': 'stock',
  'people.read': 'people',
  'people.write': 'people',
  'audit.read': 'people',
  'audit.export': 'people',
  'branches.write': 'branches',
  'hours.write': 'branches',
};

const ALL = Object.keys(GROUP_OF) as Ability[];

/** Abilities by group, in the order of the navigation. */
export const ABILITY_GROUPS: readonly (readonly [AbilityGroup, readonly Ability[]])[] =
  SCREEN_GROUPS.flatMap((group) =>
    group === 'today'
      ? []
      : [[group, ALL.filter((ability) => GROUP_OF[ability] === group)] as const],
  );
