import { CategoryDirectory } from '@/components/catalog/category-directory';
import { NearDepartments } from '@/components/catalog/near-departments';
import { PharmacistCard } from '@/components/pharmacy/pharmacist-card';
import { SearchCorrection } from '@/components/search/search-correction';
import type { Category } from '@/lib/api/contract/catalog';
import type { loadPage } from './load-page';

type SearchPageData = Awaited<ReturnType<typeof loadPage>>;

/** The parts of a search page that come from other domains. */
export function searchSlots(page: SearchPageData, categories: readonly Category[]) {
  const { locale, say, state, products, meant } = page;
  const { keyword, exact } = state;
  return {
    correction: keyword !== undefined && meant !== undefined && (
      <SearchCorrection
        keyword={keyword}
        meant={meant}
        corrected={products.corrected && exact !== true}
        leftOut={products.left_out}
        locale={locale}
        say={say}
      />
    ),
    near: products.near.length > 0 && (
      <NearDepartments departments={products.near} locale={locale} say={say} />
    ),
    categories: (
      <CategoryDirectory categories={categories} locale={locale} withDepartments={false} />
    ),
    pharmacist: <PharmacistCard locale={locale} />,
  };
}
