import { use } from 'react';
import { CategoryLinks } from '@/components/catalog/category-links';
import { ProductListing, type ProductListingProps } from '@/components/screens/product-listing';
import { sayer } from '@/components/common/say';
import { PharmacistCard } from '@/components/conversations/pharmacy/pharmacist-card';
import type { Category, Department } from '@/lib/catalog/contract';
import { getIntl } from '@/lib/i18n/server';
import { crumbs, type CrumbTrail } from '@/lib/seo/crumbs';

interface CategoryScreenProps extends Pick<
  ProductListingProps,
  'locale' | 'path' | 'state' | 'scope' | 'products' | 'names' | 'title' | 'intro'
> {
  readonly category: Category;
  readonly department?: Department | undefined;
  readonly trail: CrumbTrail;
}

/** A category or a department; where it has medicines, with whom to ask. */
export function CategoryScreen(props: CategoryScreenProps) {
  const { category, department, trail, ...listing } = props;
  const { locale, products } = listing;
  const intl = use(getIntl(locale, 'catalog'));
  return (
    <>
      <ProductListing
        {...listing}
        crumbs={crumbs(locale, intl, trail)}
        links={
          <CategoryLinks
            category={category}
            current={department}
            locale={locale}
            say={sayer(intl)}
          />
        }
      />
      {products.entities.some(({ drug }) => drug !== null) && <PharmacistCard locale={locale} />}
    </>
  );
}
