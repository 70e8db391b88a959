import type { ProductSeed, Text } from '../types.ts';
import { brandFit } from './brand-fit.ts';
import { allCombinations, categoryOf, plainCombinations } from './combinations.ts';
import type { Combination } from './combinations.ts';
import { createdAt, listsOf, onlineStock, priceOf, purchaseLimit } from './figures.ts';
import { interacting } from './interacting.ts';
import type { Choice, Kind } from './kind.ts';
import { mulberry32, pick, seedOf } from './random.ts';
import { siblingCombinations } from './siblings.ts';
import { registrationNo } from './registration.ts';

function fill(pattern: string, values: readonly string[]): string {
  return pattern.replace(/\{(\d)\}/g, (_, digit: string) => values[Number(digit)] ?? '');
}

const tidy = (value: string) => value.replace(/ +/g, ' ').trim();

function nameOf({ kind, brand, choices, size }: Combination): Text {
  const name = (language: 'en' | 'th') => {
    const words = fill(
      kind.name[language],
      choices.map((choice) => choice.name[language]),
    );
    // Thai text separates Latin letters and digits by a space.
    const spaced = words.replace(/สูตร(?=[A-Za-z0-9])/g, 'สูตร ');
    return tidy(`${brand.name[language]} ${spaced} ${size.name[language]}`);
  };
  return { en: name('en'), th: name('th') };
}

function descriptionOf({ kind, choices }: Combination, random: () => number): Text {
  const sentences = [pick(random, kind.lead)];
  for (const choice of choices) {
    if (choice.notes.length > 0) sentences.push(pick(random, choice.notes));
  }
  if (sentences.length < 4) sentences.push(pick(random, kind.closers));
  return {
    en: sentences.map(({ en }) => en).join(' '),
    th: sentences.map(({ th }) => th).join(' '),
  };
}

/** Drops the placeholder and its comma if the choices add nothing. */
function ingredientsOf({ kind, choices }: Combination): Text {
  const added = choices.flatMap((choice) => choice.ingredient ?? []);
  const mix = (language: 'en' | 'th') => {
    const mark = added.map((text) => text[language]).join(', ');
    const text = kind.ingredients[language];
    return mark === '' ? text.replace(/, \{\+\}|\{\+\}, |\{\+\}/g, '') : text.replace('{+}', mark);
  };
  return { en: mix('en'), th: mix('th') };
}

/** Connecting words; they do not count and never end a title. */
const BETWEEN: ReadonlySet<string> = new Set(['&', 'plus', 'at', 'after']);
const DROPPED: ReadonlySet<string> = new Set(['', 'm', 'x']);
const MAKE_UP = 2;

/** The first two words of a line's own name, with connecting words. */
function ownWords(kind: Kind, title: string): readonly string[] {
  // Shade numbers are printed elsewhere.
  const shade = Math.floor(kind.departmentId / 100) === MAKE_UP ? /^[01]\d (?=[A-Z])/ : /^0\d /;
  const kept: string[] = [];
  let count = 0;
  for (const word of title.replace(shade, '').split(' ')) {
    if (DROPPED.has(word) || (kept.length === 0 && BETWEEN.has(word))) continue;
    if (!BETWEEN.has(word)) count += 1;
    if (count > 2) break;
    kept.push(word);
  }
  return BETWEEN.has(kept.at(-1) ?? '') ? kept.slice(0, -1) : kept;
}

/**
 * At most three counting words: the line's own and as much of the kind's label as fits. Drugs show
 * their generic name and strength in full.
 */
function packTitle(kind: Kind, choices: readonly Choice[]): string {
  if (kind.registration === 'single-drug' || kind.registration === 'combined-drug')
    return kind.label;
  const own = ownWords(kind, choices[0]?.title ?? '');
  const count = own.filter((word) => !BETWEEN.has(word)).length;
  const label = kind.label.split(' ');
  if (/^\d+ \d/.test(own.join(' ')) || /^(With|For)$/.test(own[0] ?? '')) return kind.label;
  if (count + label.length <= 3) return [...own, ...label].join(' ');
  if (/^\d/.test(own[0] ?? '')) return kind.label;
  return [...own, ...label.slice(-Math.max(1, 3 - count))].join(' ');
}

function packOf({ kind, choices, size }: Combination): ProductSeed['pack'] {
  const plain = tidy(fill(kind.name.th, []).replace(/สูตร(?= |$)/, ''));
  const tint = choices.find((choice) => choice.tint !== undefined)?.tint;
  return {
    shape: kind.shape,
    title: packTitle(kind, choices),
    line: choices[0]?.line ?? plain,
    size: size.name.en,
    ...(tint === undefined ? {} : { tint }),
  };
}

/** Stock rules: `stocked` products never sell out, `free` ones have no limit per member. */
interface Keeping {
  readonly stocked: boolean;
  readonly free: boolean;
}

function product(
  id: number,
  combination: Combination,
  name: Text,
  { stocked, free }: Keeping,
): ProductSeed {
  const { kind, kindIndex, brand, firstChoice, size } = combination;
  const random = mulberry32(seedOf(id, 71));
  const family = seedOf(kindIndex, brand.id, firstChoice);
  const money = priceOf(kind, size, brandFit[brand.code]?.tier ?? 1, family, random);
  const number = registrationNo(kind.registration, mulberry32(family));
  const limit = free ? undefined : purchaseLimit(kind, random);
  const lists = listsOf(kind, random);
  return {
    id,
    itemCode: String(100_000 + ((id * 7919) % 900_000)),
    brandId: brand.id,
    departmentId: kind.departmentId,
    name,
    description: descriptionOf(combination, random),
    howToUse: kind.use,
    ingredients: ingredientsOf(combination),
    warnings: kind.warnings,
    ...(number === undefined ? {} : { registrationNo: number }),
    drugClass: kind.drugClass,
    ...money,
    ...(limit === undefined ? {} : { purchaseLimit: limit }),
    lists,
    onlineStock: onlineStock(stocked, random),
    pack: packOf(combination),
    createdAt: createdAt(lists.includes('new-arrival'), random),
  };
}

/** Slug of an address (`docs/product/pages.md`, "Addresses"); must be unique. */
function slug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[\s/]+/g, '-')
    .replace(/[?#]/g, '');
}

/** Medicines with interactions follow after this many products. */
const BEFORE_INTERACTING = 1_000;
/** Siblings of a product that is among the first. */
const SIBLINGS = siblingCombinations().length - 1;
export const DEMO_PRODUCTS = BEFORE_INTERACTING + interacting.length + SIBLINGS;

/** Creates products one by one; skips combinations whose name is taken. */
class Making {
  readonly products: ProductSeed[] = [];
  private readonly taken = new Set<string>();
  private readonly heroes = new Set<number>();
  private readonly looks = new Map<number, number>();

  add(combination: Combination, stocked: boolean): void {
    const name = nameOf(combination);
    const slugs = [slug(name.en), slug(name.th)];
    if (slugs.some((value) => this.taken.has(value))) return;
    for (const value of slugs) this.taken.add(value);
    const category = categoryOf(combination.kind.departmentId);
    const hero = combination.kind.drugClass === 'none' && !this.heroes.has(category);
    if (hero) this.heroes.add(category);
    const keeping = { stocked: stocked || hero, free: hero };
    const made = product(this.products.length + 1, combination, name, keeping);
    const look = this.looks.get(made.brandId) ?? 0;
    this.looks.set(made.brandId, look + 1);
    this.products.push({ ...made, pack: { ...made.pack, look } });
  }

  /** Adds products until the count is reached or the source is exhausted. */
  fill(source: Iterator<Combination>, count: number): void {
    while (this.products.length < count) {
      const next = source.next();
      if (next.done === true) throw new Error(`Only ${this.products.length} products can be made`);
      this.add(next.value, false);
    }
  }
}

/**
 * The first `count` products of the demo catalogue, deterministic and independent of the count. The first plain product
 * of each category is safe for tests: well stocked and without a limit per member.
 */
export function generateProducts(count: number): ProductSeed[] {
  const making = new Making();
  const all = allCombinations();
  making.fill(all, Math.min(count, BEFORE_INTERACTING));
  for (const combination of plainCombinations(interacting)) {
    if (making.products.length < count) making.add(combination, true);
  }
  for (const combination of siblingCombinations()) {
    if (making.products.length < count) making.add(combination, true);
  }
  making.fill(all, count);
  return making.products;
}
