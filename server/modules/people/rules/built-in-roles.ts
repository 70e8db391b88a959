import {
  ABILITIES,
  type Ability,
  type BuiltInRole,
} from '../../../../lib/people/contract-values.ts';

const ALL = Object.keys(ABILITIES) as Ability[];
const isLicensed = (ability: Ability) => 'licensed' in ABILITIES[ability];
const UNLICENSED = ALL.filter((ability) => !isLicensed(ability));

/** Abilities of the roles that every shop has. */
export const BUILT_IN: Readonly<Record<BuiltInRole, readonly Ability[]>> = {
  admin: UNLICENSED,
  manager: UNLICENSED.filter((ability) => ability !== 'people.write'),
  catalogue: [
    ...(['catalog.read', 'catalog.write', 'prices.write', 'imports.run'] as const),
    ...(['media.write', 'stock.read'] as const),
  ],
  marketing: ['catalog.read', 'media.write', 'reviews.moderate'],
  support: [
    ...(['orders.read', 'returns.decide', 'payments.read', 'catalog.read', 'stock.read'] as const),
    ...(['reviews.moderate', 'requests.answer', 'codes.issue'] as const),
  ],
  branch: [
    ...(['orders.read', 'orders.work', 'returns.decide', 'refunds.give'] as const),
    ...(['payments.read', 'payments.resolve'] as const),
    ...(['catalog.read', 'stock.read', 'stock.move'] as const),
  ],
  pharmacist: [
    ...(['orders.read', 'orders.work', 'returns.decide', 'refunds.give'] as const),
    ...(['catalog.read', 'stock.read', 'dispensing.read', 'dispensing.export'] as const),
    ...ALL.filter(isLicensed),
  ],
  accounts: ['orders.read', 'payments.read', 'payments.resolve', 'refunds.give'],
  auditor: [
    ...(['orders.read', 'payments.read', 'catalog.read', 'stock.read'] as const),
    ...(['dispensing.read', 'people.read', 'audit.read'] as const),
  ],
};

/** Abilities that a person with these branches can use: a branch limits them to what is of a branch. */
export function usableAt(
  abilities: readonly Ability[],
  branchIds: readonly number[],
): ReadonlySet<Ability> {
  const usable = abilities.filter(
    (ability) => branchIds.length === 0 || ABILITIES[ability].scope === 'branch',
  );
  return new Set(usable);
}

/** Coarse role of a member, which rules outside the office read. */
export function memberRoleOf(abilities: readonly Ability[]): 'staff' | 'pharmacist' {
  return abilities.some(isLicensed) ? 'pharmacist' : 'staff';
}
