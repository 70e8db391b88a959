interface AbilityTerms {
  /** `chain`: only people without branches use it; `branch`: limited to the person's branches. */
  readonly scope: 'chain' | 'branch';
  /** Money, people, exports (`docs/product/people.md`). */
  readonly guarded?: true;
  /** Only in the role of pharmacists, whose licence is on record. */
  readonly licensed?: true;
}

/** Abilities of people who work here; each call below `/api/admin/v1` names one. */
export const ABILITIES = {
  'orders.read': { scope: 'branch' },
  'orders.work': { scope: 'branch' },
  'returns.decide': { scope: 'branch', guarded: true },
  'refunds.give': { scope: 'branch', guarded: true },
  'payments.read': { scope: 'branch' },
  'payments.resolve': { scope: 'branch', guarded: true },
  'catalog.read': { scope: 'branch' },
  'catalog.write': { scope: 'chain' },
  'medicines.approve': { scope: 'branch', licensed: true },
  'prices.write': { scope: 'chain' },
  'imports.run': { scope: 'chain' },
  'media.write': { scope: 'chain' },
  'stock.read': { scope: 'branch' },
  'stock.move': { scope: 'branch' },
  'reviews.moderate': { scope: 'chain' },
  'requests.answer': { scope: 'chain' },
  'branches.write': { scope: 'chain' },
  'hours.write': { scope: 'chain' },
  'codes.issue': { scope: 'chain' },
  'consultations.hold': { scope: 'branch', licensed: true },
  'consultations.lead': { scope: 'chain' },
  'labels.print': { scope: 'branch', licensed: true },
  'dispensing.read': { scope: 'branch' },
  'dispensing.export': { scope: 'branch', guarded: true },
  'people.read': { scope: 'chain' },
  'people.write': { scope: 'chain', guarded: true },
  'audit.read': { scope: 'chain' },
  'audit.export': { scope: 'chain', guarded: true },
} as const satisfies Readonly<Record<string, AbilityTerms>>;
export type Ability = keyof typeof ABILITIES;

/** Held by everyone who works here, and in no role: `office.unlock` also before the second factor. */
export const IMPLIED_ABILITIES = ['office.enter', 'office.unlock'] as const;
export type CallAbility = Ability | (typeof IMPLIED_ABILITIES)[number];

/** Roles that every shop has. Their abilities stand in the code, their limits in the database. */
export const BUILT_IN_ROLES = [
  'admin',
  'manager',
  'catalogue',
  'marketing',
  'support',
  'branch',
  'pharmacist',
  'accounts',
  'auditor',
] as const;
export type BuiltInRole = (typeof BUILT_IN_ROLES)[number];
