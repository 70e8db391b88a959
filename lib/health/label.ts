import { ingredientOf } from './ingredients.ts';
import { findIngredients } from './recognise.ts';

/** An ingredient of a product, with its amount per tablet, capsule, sachet or spoon. */
export interface Contained {
  readonly id: string;
  /** In mg; null where the label does not say. */
  readonly mg: number | null;
}

const STRENGTH = /^[^,;]{0,40}?(\d[\d,]*(?:\.\d+)?) ?(mg|g|mcg|มก\.|กรัม|มคก\.)(?![a-z/])/;
const IN_MG: Readonly<Record<string, number>> = { g: 1_000, กรัม: 1_000, mcg: 0.001, 'มคก.': 0.001 };

/**
 * Which known ingredients a label names, in either language: "Each tablet contains ibuprofen 400 mg." What only helps a
 * medicine into its shape is no ingredient here: magnesium stearate, say.
 */
export function readIngredients(text: string): readonly Contained[] {
  const clean = text.toLowerCase().normalize('NFC').replaceAll('’', "'");
  const found = new Map<string, number | null>();
  for (const { id, end } of findIngredients(clean)) {
    if (/^ ?(stearate|สเตียเรต)/.test(clean.slice(end))) continue;
    const rest = clean.slice(end);
    const next = findIngredients(rest)[0];
    const own = next ? rest.slice(0, next.end - next.text.length) : rest;
    const [, amount, unit = ''] = STRENGTH.exec(own) ?? [];
    const mg =
      amount === undefined ? null : Number(amount.replaceAll(',', '')) * (IN_MG[unit] ?? 1);
    // "amoxicillin trihydrate equivalent to amoxicillin 500 mg": the one with a figure counts.
    found.set(id, found.get(id) ?? mg);
  }
  return [...found].map(([id, mg]) => ({ id, mg }));
}

const UNIT = '(?:tablets?|capsules?|sachets?|softgels?)';
const PER_DAY = { once: 1, twice: 2, 'three times': 3, 'four times': 4 } as const;

/**
 * How many tablets or capsules an adult takes in a day at most, as the English label says; null where it gives a dose by
 * weight, by spoon, or by the doctor.
 */
export function readDailyUnits(howTo: string): number | null {
  const text = howTo.toLowerCase();
  const adults = text.slice(Math.max(0, text.indexOf('adult')));
  const most = new RegExp(`no more than (\\d+)(?: ${UNIT})? a day`).exec(adults)?.[1];
  if (most !== undefined) return Number(most);
  const dose = adultDose(adults);
  const times = dailyTimes(adults) ?? dailyTimes(text);
  return dose === null || times === null ? null : dose * times;
}

function adultDose(text: string): number | null {
  const [, low, high, most] =
    new RegExp(`(\\d+)(?: to (\\d+))? ${UNIT}(?:, or at most (\\d+))?`).exec(text) ?? [];
  const figure = most ?? high ?? low;
  return figure === undefined ? null : Number(figure);
}

function dailyTimes(text: string): number | null {
  const hours = /every (\d+)/.exec(text)?.[1];
  if (hours !== undefined) return Math.floor(24 / Number(hours));
  const named = /(once|twice|three times|four times) a day/.exec(text)?.[1];
  if (named !== undefined) return PER_DAY[named as keyof typeof PER_DAY];
  if (text.includes('after meals and at bedtime')) return 4;
  return new RegExp(`${UNIT} a day|at bedtime|in the evening`).test(text) ? 1 : null;
}

/** Food supplements: swallowed, but no medicine by law. */
const SUPPLEMENT = /\b(?:tablets|capsules|softgels)\b/i;

/** Whether the tables apply to a product: ginger in a shampoo is no risk. */
export function isTaken(product: { readonly isMedicine: boolean; readonly size: string }): boolean {
  return product.isMedicine || SUPPLEMENT.test(product.size);
}

/** A product as the warnings know it. */
export interface Medicine {
  readonly productId: number;
  readonly contains: readonly Contained[];
  /** Pieces of its dosage form that an adult takes in a day at most; null where the label does not say. */
  readonly perDay: number | null;
}

/** Daily dose of an adult by the label, in mg; 0 where unknown. */
export function dailyAmount({ contains, perDay }: Medicine, ingredient: string): number {
  const mg = contains.find(({ id }) => id === ingredient)?.mg;
  return (mg ?? 0) * (perDay ?? 0);
}

export function dailyMaxOf(ingredient: string): number | null {
  return ingredientOf(ingredient)?.dailyMax ?? null;
}
