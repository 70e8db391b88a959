import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { http } from '../api/http';
import type { Locale } from '../i18n/locale';
import {
  addBrand,
  changeBrand,
  getOfficeBrand,
  getOfficeBrands,
  getShelves,
  removeBrand,
  type BrandsQuery,
  type Seen,
} from './calls';
import type { BrandFacts, NewBrand } from './contract';
import { BRANDS_PER_PAGE } from './contract-values';

/** Something to choose from, by the text of its id. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** Brands and departments that a product may have. */
export interface ShelfChoices {
  readonly brands: readonly Choice[];
  readonly departments: readonly Choice[];
}

/** Everything that is read of brands, categories and departments. */
export const shelvesKey = ['shelves'] as const;

export const shelfChoicesKey = [...shelvesKey, 'choices'] as const;

export function shelvesQuery(locale: Locale) {
  return queryOptions({
    queryKey: [...shelfChoicesKey, locale],
    queryFn: async (): Promise<ShelfChoices> => {
      const { brands, departments } = await getShelves(await http(), locale);
      return {
        brands: brands.map(({ id, name }) => ({ value: String(id), label: name })),
        departments: departments.map(({ id, name, category }) => ({
          ...{ value: String(id), label: `${category}: ${name}` },
        })),
      };
    },
    staleTime: 0,
  });
}

export function officeBrandsQuery(
  locale: Locale,
  wanted: Omit<BrandsQuery, 'locale' | 'per_page'>,
) {
  return queryOptions({
    queryKey: [...shelvesKey, 'brands', locale, wanted],
    queryFn: async () =>
      getOfficeBrands(await http(), { ...wanted, per_page: BRANDS_PER_PAGE, locale }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

export const officeBrandKey = (id: number) => [...shelvesKey, 'brand', id] as const;

export function officeBrandQuery(locale: Locale, id: number) {
  return queryOptions({
    queryKey: [...officeBrandKey(id), locale],
    queryFn: async () => getOfficeBrand(await http(), id, locale),
    staleTime: 0,
    retry: false,
  });
}

export async function saveNewBrand(locale: Locale, brand: NewBrand) {
  return addBrand(await http(), brand, locale);
}

export async function saveBrand(locale: Locale, seen: Seen, facts: BrandFacts) {
  return changeBrand(await http(), seen, facts, locale);
}

export async function deleteBrand(locale: Locale, seen: Seen) {
  return removeBrand(await http(), seen, locale);
}
