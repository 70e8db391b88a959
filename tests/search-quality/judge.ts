import { DEMO_PRODUCTS, generateProducts } from '../../demo/seed/products/generate.ts';
import type { ProductSeed } from '../../demo/seed/types.ts';
import { purposesOf, type Purposes } from './purposes.ts';

/** Results that count. */
export const DEPTH = 10;
const FIRST = 5;

export const seeds = generateProducts(DEMO_PRODUCTS);
/** Specially controlled medicines are excluded from search. */
const catalog = seeds.filter(({ drugClass }) => drugClass !== 'controlled');
const purposes: ReadonlyMap<number, Purposes> = new Map(
  catalog.map((product) => [product.id, purposesOf(product)]),
);
const medicines = new Set(
  catalog.filter(({ drugClass }) => drugClass !== 'none').map(({ id }) => id),
);

export interface Judged {
  readonly query: string;
  /** Products that are right, and those that are right or fair. Both empty if nothing may be found. */
  readonly right: ReadonlySet<number>;
  readonly fair: ReadonlySet<number>;
  /** Purposes of the complaint, if it is one. */
  readonly purposes: readonly string[];
}

/**
 * A row is `query | rule` or `query | rule ~ fair rule`. A rule combines `dept=1,2`, `for=` purposes, `/words of the
 * English name/`, `!/excluded words/` and a range of `price=` in baht; all parts must hold. `nothing` stands for no product.
 */
export function judge(row: string): Judged {
  const [query = '', rules = ''] = row.split(/ \| (?=dept|for|price|nothing|[/!])/);
  const [right = [], fair = []] = rules.split(' ~ ').map(select);
  return {
    query,
    right: new Set(right),
    fair: new Set([...right, ...fair]),
    purposes: [...rules.matchAll(/for=([\w,-]+)/g)].flatMap(([, list = '']) => list.split(',')),
  };
}

function select(rule: string): number[] {
  if (rule === 'nothing') return [];
  const parts = rule.match(/(?:dept|for|price)=[\w,-]+|!?\/[^/]+\//g) ?? [];
  return catalog
    .filter((product) => parts.every((part) => holds(part, product)))
    .map(({ id }) => id);
}

function holds(part: string, product: ProductSeed): boolean {
  const { id, departmentId, name } = product;
  if (part.startsWith('price=')) return isWithin(part.slice(6), product);
  if (part.startsWith('dept=')) return part.slice(5).split(',').includes(String(departmentId));
  if (part.startsWith('for='))
    return part
      .slice(4)
      .split(',')
      .some((purpose) => purposes.get(id)?.has(purpose));
  const negated = part.startsWith('!');
  const words = new RegExp(part.slice(negated ? 2 : 1, -1));
  return words.test(name.en) !== negated;
}

function isWithin(range: string, { price, dealPrice }: ProductSeed): boolean {
  const [min = '', max = ''] = range.split('-');
  const baht = (dealPrice > 0 ? dealPrice : price) / 100;
  return baht >= Number(min) && (max === '' || baht <= Number(max));
}

export interface Measured extends Judged {
  readonly ids: readonly number[];
  /** 1 for a fitting first result, 1/2 for the second, 0 for none in the first ten. */
  readonly reciprocalRank: number;
  /** Share of fitting products among the first five results. */
  readonly precision: number;
  /** Normalized discounted gain of the first ten: 2 for a right product, 1 for a fair one. */
  readonly gain: number;
  /** Share of the right products in the first ten results. */
  readonly recall: number;
  /** First results that are for another complaint only. */
  readonly crossings: readonly number[];
}

export function measure(judged: Judged, ids: readonly number[]): Measured {
  const { right, fair } = judged;
  const first = ids.findIndex((id) => fair.has(id));
  const shown = ids.slice(0, FIRST);
  const best = [...fair].map((id) => (right.has(id) ? 2 : 1)).toSorted((a, b) => b - a);
  const gains = ids.map((id) => Number(fair.has(id)) + Number(right.has(id)));
  return {
    ...{ ...judged, ids },
    reciprocalRank: first === -1 ? 0 : 1 / (first + 1),
    precision: shown.filter((id) => fair.has(id)).length / Math.max(1, shown.length),
    gain: discounted(gains) / discounted(best.slice(0, DEPTH)),
    recall: ids.filter((id) => right.has(id)).length / Math.min(right.size, DEPTH),
    crossings: ids.filter((id) => crosses(judged, id)),
  };
}

function discounted(gains: readonly number[]): number {
  return gains.reduce((sum, gain, at) => sum + gain / Math.log2(at + 2), 0);
}

/** Whether a product is for other complaints alone. Medicines always are, unless the judgement names them. */
function crosses({ fair, purposes: asked }: Judged, id: number): boolean {
  if (fair.has(id)) return false;
  const of = purposes.get(id) ?? new Set();
  return (medicines.has(id) || of.size > 0) && !asked.some((purpose) => of.has(purpose));
}

export const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
