import type { Say } from '@/components/common/say';
import type { Facets } from '@/lib/catalog/contract';
import { toggled } from '@/lib/catalog/active-filters';
import { changeList, type ListScope, type ListState } from '@/lib/catalog/list-state';
import type { FilterNames } from './filter-names';
import { bahtRange } from './price-range';

export interface FilterOption {
  /** Stable while the list changes. */
  readonly key: string;
  readonly label: string;
  /** Number of products; null without counts. */
  readonly count: number | null;
  readonly selected: boolean;
  /** State of the list with this value toggled. */
  readonly state: ListState;
}

export interface FilterGroup {
  readonly key: string;
  readonly title: string;
  readonly choice: 'several' | 'one';
  readonly options: readonly FilterOption[];
}

export interface FilterInput {
  readonly state: ListState;
  readonly scope: ListScope;
  readonly facets: Facets | null;
  readonly names: FilterNames;
  readonly say: Say<'catalog'>;
}

const STARS = [4, 3, 2];

/** All filters of a list except the price fields. Groups without a choice are left out. */
export function filterGroups(input: FilterInput): readonly FilterGroup[] {
  return [
    departments(input),
    brands(input),
    prices(input),
    ratings(input),
    ...attributes(input),
    offers(input),
  ].filter(({ options, key }) => key === 'price' || options.length > 0);
}

interface Value {
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

/** Values with results, and selected values even without any. */
function severalOptions(
  values: readonly Value[],
  chosen: readonly string[],
  names: Readonly<Record<string, string>>,
  change: (value: string) => ListState,
): readonly FilterOption[] {
  const counted = new Set(values.map(({ value }) => value));
  const lost = chosen
    .filter((value) => !counted.has(value))
    .map((value) => ({ value, label: names[value] ?? value, count: 0 }));
  return [...lost, ...values].flatMap(({ value, label, count }) => {
    const selected = chosen.includes(value);
    if (count === 0 && !selected) return [];
    return [{ key: value, label, count, selected, state: change(value) }];
  });
}

function departments({ state, scope, facets, names, say }: FilterInput): FilterGroup {
  const category = Number(scope.category ?? state.category);
  // On other pages the page itself links to departments.
  const offered = scope.dept === undefined && scope.brand === undefined && category > 0;
  const values = (facets?.depts ?? [])
    .filter(({ category_id: id }) => offered && id === category)
    .map(({ slug, name, count }) => ({ value: slug, label: name, count }));
  return {
    key: 'dept',
    title: say('catalog.departments'),
    choice: 'several',
    options: severalOptions(values, offered ? state.depts : [], names.depts, (slug) =>
      changeList(state, { depts: toggled(state.depts, slug) }),
    ),
  };
}

function brands({ state, scope, facets, names, say }: FilterInput): FilterGroup {
  const values = scope.brand === undefined ? (facets?.brands ?? []) : [];
  return {
    key: 'brand',
    title: say('catalog.filterBrand'),
    choice: 'several',
    options: severalOptions(
      values.map(({ id, name, count }) => ({ value: String(id), label: name, count })),
      state.brands.map(String),
      names.brands,
      (id) => changeList(state, { brands: toggled(state.brands, Number(id)) }),
    ),
  };
}

function prices({ state, facets, say }: FilterInput): FilterGroup {
  const options = (facets?.prices ?? []).flatMap(({ min, max, count }) => {
    const priceMin = min === 0 ? undefined : min;
    const priceMax = max ?? undefined;
    const selected = state.priceMin === priceMin && state.priceMax === priceMax;
    if (count === 0 && !selected) return [];
    const change = selected ? { priceMin: undefined, priceMax: undefined } : { priceMin, priceMax };
    return [
      {
        key: String(min),
        label: bahtRange(priceMin, priceMax, say),
        count,
        selected,
        state: changeList(state, change),
      },
    ];
  });
  return { key: 'price', title: say('catalog.price'), choice: 'one', options };
}

function ratings({ state, facets, say }: FilterInput): FilterGroup {
  const counted = facets?.ratings ?? STARS.map((min) => ({ min, count: null as number | null }));
  const options = counted.flatMap(({ min, count }) => {
    const selected = state.rating === min;
    if (count === 0 && !selected) return [];
    return [
      {
        key: String(min),
        label: say('catalog.ratingFrom', { stars: min }),
        count,
        selected,
        state: changeList(state, { rating: selected ? undefined : min }),
      },
    ];
  });
  return { key: 'rating', title: say('catalog.filterRating'), choice: 'one', options };
}

function attributes({ state, facets, names }: FilterInput): readonly FilterGroup[] {
  return (facets?.attrs ?? []).map(({ key, name, values }) => ({
    key: `attr-${key}`,
    title: name,
    choice: 'several' as const,
    options: severalOptions(
      values.map(({ value, name: label, count }) => ({ value: `${key}:${value}`, label, count })),
      state.attrs.filter((pair) => pair.startsWith(`${key}:`)),
      names.attrs,
      (pair) => changeList(state, { attrs: toggled(state.attrs, pair) }),
    ),
  }));
}

function offers({ state, scope, facets, say }: FilterInput): FilterGroup {
  const flag = (name: 'promotion' | 'inStock', label: string, count: number | null) => {
    const selected = state[name] === true;
    if (count === 0 && !selected) return [];
    const changed = changeList(state, { [name]: selected ? undefined : true });
    return [{ key: name, label, count, selected, state: changed }];
  };
  // Every product in a list of promotions is a promotion.
  const isPromotion = scope.list === 'promotion' || scope.list === 'flashsale';
  return {
    key: 'offers',
    title: say('catalog.filterOffers'),
    choice: 'several',
    options: [
      ...(isPromotion
        ? []
        : flag('promotion', say('catalog.promotionOnly'), facets?.promotion ?? null)),
      ...flag('inStock', say('catalog.inStockOnly'), facets?.in_stock ?? null),
    ],
  };
}
