import { exclusiveBrandCodes } from '../../../lib/brand.ts';
import { brands } from '../brands.ts';
import { categories } from '../categories.ts';
import type { BrandSeed } from '../types.ts';
import { brandFit } from './brand-fit.ts';
import { kinds } from './kinds.ts';
import type { Choice, Kind, Size } from './kind.ts';
import { mulberry32, seedOf, shuffle } from './random.ts';

/** One possible product: a kind by one brand, in one variant and size. */
export interface Combination {
  readonly kind: Kind;
  readonly kindIndex: number;
  readonly brand: BrandSeed;
  readonly choices: readonly Choice[];
  readonly firstChoice: number;
  readonly size: Size;
}

const house: readonly string[] = exclusiveBrandCodes;

/** Turns per round of a department, by category; the default is one. */
const WEIGHTS: Readonly<Record<number, number>> = { 1: 3, 2: 3, 3: 2, 4: 2, 7: 2 };

export const categoryOf = (departmentId: number) => Math.floor(departmentId / 100);

function makers(kind: Kind): readonly BrandSeed[] {
  const places = [kind.departmentId, categoryOf(kind.departmentId)];
  return brands.filter((brand) =>
    kind.only.length > 0
      ? kind.only.includes(brand.code)
      : brandFit[brand.code]?.fits.some((fit) => places.includes(fit)),
  );
}

/** All combinations of a kind by one brand in random order; counted in mixed radix. */
function* ofBrand(
  kind: Kind,
  kindIndex: number,
  brand: BrandSeed,
): Generator<Combination, undefined> {
  const total = kind.axes.reduce((product, axis) => product * axis.length, kind.sizes.length);
  const order = Uint32Array.from({ length: total }, (_, index) => index);
  for (const number of shuffle(mulberry32(seedOf(kindIndex, brand.id, 17)), order)) {
    const size = kind.sizes[number % kind.sizes.length];
    if (size === undefined) return;
    let rest = Math.floor(number / kind.sizes.length);
    const firstChoice = rest % (kind.axes[0]?.length ?? 1);
    const choices: Choice[] = [];
    for (const axis of kind.axes) {
      const choice = axis[rest % axis.length];
      rest = Math.floor(rest / axis.length);
      if (choice !== undefined) choices.push(choice);
    }
    yield { kind, kindIndex, brand, choices, firstChoice, size };
  }
}

type Usage = Map<number, number>;

/** Weight of a brand: higher with fewer products, doubled for house brands. */
function pull(brand: BrandSeed, usage: Usage): number {
  return (house.includes(brand.code) ? 2 : 1) / (1 + (usage.get(brand.id) ?? 0));
}

function* combinations(
  kind: Kind,
  kindIndex: number,
  usage: Usage,
): Generator<Combination, undefined> {
  const random = mulberry32(seedOf(kindIndex, 53));
  let sources = makers(kind).map((brand) => ({ brand, stream: ofBrand(kind, kindIndex, brand) }));
  while (sources.length > 0) {
    const pulls = sources.map(({ brand }) => pull(brand, usage));
    let left = random() * pulls.reduce((sum, value) => sum + value, 0);
    const at = pulls.findIndex((value) => (left -= value) < 0);
    const source = sources[at] ?? sources[0];
    const next = source?.stream.next();
    if (next === undefined || next.done === true) {
      sources = sources.filter((other) => other !== source);
      continue;
    }
    yield next.value;
  }
}

/** Takes the kinds of a department in turn, until all of them are exhausted. */
function* ofDepartment(departmentId: number, usage: Usage): Generator<Combination, undefined> {
  let sources = kinds.flatMap((kind, index) =>
    kind.departmentId === departmentId ? [combinations(kind, index, usage)] : [],
  );
  shuffle(mulberry32(seedOf(departmentId, 29)), sources);
  while (sources.length > 0) {
    const alive: typeof sources = [];
    for (const source of sources) {
      const next = source.next();
      if (next.done === true) continue;
      alive.push(source);
      yield next.value;
    }
    sources = alive;
  }
}

/** All combinations; every round visits each department with any left, in a new order. */
export function* allCombinations(): Generator<Combination, undefined> {
  const usage: Usage = new Map();
  const ids = categories.flatMap(({ departments }) => departments.map(({ id }) => id));
  const sources = new Map(ids.map((id) => [id, ofDepartment(id, usage)]));
  for (let round = 0; sources.size > 0; round += 1) {
    const bag = [...sources.keys()].flatMap((id) =>
      Array.from({ length: WEIGHTS[categoryOf(id)] ?? 1 }, () => id),
    );
    for (const id of shuffle(mulberry32(seedOf(round, 43)), bag)) {
      const next = sources.get(id)?.next();
      if (next === undefined) continue;
      if (next.done === true) {
        sources.delete(id);
        continue;
      }
      const { brand } = next.value;
      usage.set(brand.id, (usage.get(brand.id) ?? 0) + 1);
      yield next.value;
    }
  }
}

/** Seed offset of kinds outside the departments' turns; above any index in `kinds`. */
const OUTSIDE = 10_000;

/** The first size of each kind, by its first brand. */
export function plainCombinations(plain: readonly Kind[]): readonly Combination[] {
  return plain.flatMap((kind, index) => {
    const [brand] = makers(kind);
    const [size] = kind.sizes;
    if (!brand || !size) return [];
    return [{ kind, kindIndex: OUTSIDE + index, brand, choices: [], firstChoice: 0, size }];
  });
}
