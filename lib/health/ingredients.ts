import { BREATHING } from './ingredients/breathing.ts';
import { HEART } from './ingredients/heart.ts';
import { INFECTION } from './ingredients/infection.ts';
import { PAIN } from './ingredients/pain.ts';
import { STOMACH } from './ingredients/stomach.ts';
import type { Ingredient } from './table.ts';

/**
 * Active ingredients that the shop knows. A start, and no authority: an adopter's pharmacist has to review every
 * row against its source before it is relied on (`docs/product/health.md`, "Tables").
 */
export const INGREDIENTS: readonly Ingredient[] = [
  ...PAIN,
  ...INFECTION,
  ...BREATHING,
  ...STOMACH,
  ...HEART,
];

const byId = new Map(INGREDIENTS.map((ingredient) => [ingredient.id, ingredient]));

export function ingredientOf(id: string): Ingredient | undefined {
  return byId.get(id);
}

/** Whether an ingredient is `id`, or of the group `id`. */
export function isOf(ingredient: string, id: string): boolean {
  return ingredient === id || (byId.get(ingredient)?.groups.includes(id) ?? false);
}
