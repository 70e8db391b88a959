import type { Locale } from '../i18n/locale.ts';
import { CONDITIONS, conditionOf } from './conditions.ts';
import { groupOf, GROUPS } from './groups.ts';
import { ingredientOf, INGREDIENTS } from './ingredients.ts';
import { recognise } from './recognise.ts';
import type { Named } from './table.ts';

/** Name of an ingredient, group or condition; an unknown id names itself. */
export function nameOf(id: string, locale: Locale): string {
  const named = ingredientOf(id) ?? groupOf(id) ?? conditionOf(id);
  return named?.[locale] ?? id;
}

/** Known entries by kind of note. */
export const NOTE_KINDS = ['allergies', 'conditions', 'medicines'] as const;
export type NoteKind = (typeof NOTE_KINDS)[number];

const KNOWN: Readonly<Record<NoteKind, readonly Named[]>> = {
  allergies: [...GROUPS.filter(({ allergy }) => allergy), ...INGREDIENTS],
  conditions: CONDITIONS,
  medicines: INGREDIENTS,
};

/** Names to choose from, in the order of the alphabet. */
export function suggestionsOf(kind: NoteKind, locale: Locale): readonly string[] {
  return KNOWN[kind].map((named) => named[locale]).toSorted((a, b) => a.localeCompare(b, locale));
}

/** Whether products can be compared with a note. */
export function isKnown(kind: NoteKind, note: string): boolean {
  const { ingredients, groups, conditions } = recognise(note);
  return (kind === 'conditions' ? conditions : [...ingredients, ...groups]).length > 0;
}
