interface AbilityTerms {
  /** `chain`: only people without branches use it; `branch`: limited to the person's branches. */
  readonly scope: 'chain' | 'branch';
  /** Money, people, exports: the second factor is asked for again (`docs/product/office.md`). */
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
  'media.write': { scope: 'chain' },
  'stock.read': { scope: 'branch' },
  'stock.move': { scope: 'branch' },
  'reviews.moderate': { scope: 'chain' },
  'requests.answer': { scope: 'chain' },
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
