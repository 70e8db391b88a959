import { use, type ReactNode } from 'react';
import { Columns } from '@/components/common/columns';
import { sayer } from '@/components/common/say';
import { ProductGrid } from '@/components/tiles/product-grid';
import { Pagination } from '@/components/ui/pagination';
import type { ProductPage } from '@/lib/catalog/contract';
import { isPlain } from '@/lib/catalog/active-filters';
import { listHref, PER_PAGE, type ListScope, type ListState } from '@/lib/catalog/list-state';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import { pageCount } from '@/lib/pages/search-params';
import type { Crumb } from '@/lib/seo/list-data';
import { FilterChips } from '@/components/catalog/filter-chips';
import type { FilterNames } from '@/components/catalog/filter-names';
import { FilterNavigation } from '@/components/catalog/filter-navigation';
import { ListEmpty } from '@/components/catalog/list-empty';
import { ListFilters } from '@/components/catalog/list-filters';
import { ListToolbar } from '@/components/catalog/list-toolbar';
import styles from './product-listing.module.scss';
import { Trail } from '@/components/catalog/trail';

export interface ProductListingProps {
  readonly locale: Locale;
  /** Path of the list, language included. */
  readonly path: string;
  readonly state: ListState;
  readonly scope: ListScope;
  readonly products: ProductPage;
  readonly names: FilterNames;
  readonly title: string;
  readonly intro?: string;
  /** From the home page to this one. */
  readonly crumbs: readonly Crumb[];
  readonly links?: ReactNode;
  /** Above the filters, in their column. */
  readonly aside?: ReactNode;
  readonly head?: ReactNode;
  readonly countdown?: ReactNode;
  readonly correction?: ReactNode;
  /** Flash sale ends are shown as running countdowns. */
  readonly ticking?: boolean;
  /** `brand` is the brand layout: 3/12 and 9/12 (`docs/product/pages.md`, "Layouts"). */
  readonly layout?: 'list' | 'brand';
}

const LIST_ID = 'list';

/** Base of all product lists: category, department, brand, search and the lists of `/ecommerce`. */
export function ProductListing(props: ProductListingProps) {
  const { locale, path, state, scope, products, names } = props;
  const intl = use(getIntl(locale, 'catalog'));
  const say = sayer(intl);
  const { entities, total, facets } = products;
  const isBrand = props.layout === 'brand';
  const Layout = isBrand ? Columns : ListColumns;
  const head = props.head ?? <ListHead title={props.title} intro={props.intro} />;
  return (
    <>
      <Trail label={say('catalog.breadcrumb')} crumbs={props.crumbs} />
      {!isBrand && head}
      {props.countdown}
      {props.correction}
      {props.links}
      <FilterNavigation listId={LIST_ID} className={styles.listing}>
        <Layout
          head={isBrand && head}
          aside={
            <div className={styles.aside}>
              {props.aside}
              <ListFilters
                path={path}
                state={state}
                scope={scope}
                facets={facets}
                names={names}
                say={say}
              />
            </div>
          }
        >
          <div className={styles.list} id={LIST_ID} tabIndex={-1}>
            <ListToolbar
              path={path}
              state={state}
              scope={scope}
              names={names}
              total={total}
              say={say}
            />
            <FilterChips path={path} state={state} names={names} say={say} />
            {entities.length === 0 ? (
              <ListEmpty path={path} state={state} scope={scope} locale={locale} say={say} />
            ) : (
              <ProductGrid
                products={entities}
                locale={locale}
                level={2}
                eager={4}
                ticking={props.ticking}
                first={isPlain(state) ? (state.page - 1) * PER_PAGE + 1 : undefined}
              />
            )}
            <Pagination
              label={say('catalog.pages')}
              page={state.page}
              pages={pageCount(total, PER_PAGE)}
              href={(page) => listHref(path, { ...state, page })}
              previousLabel={say('catalog.pagePrevious')}
              nextLabel={say('catalog.pageNext')}
            />
          </div>
        </Layout>
      </FilterNavigation>
    </>
  );
}

function ListHead({ title, intro }: Pick<ProductListingProps, 'title' | 'intro'>) {
  return (
    <header className={styles.head}>
      <h1>{title}</h1>
      {intro !== undefined && <p>{intro}</p>}
    </header>
  );
}

interface ListColumnsProps {
  readonly aside: ReactNode;
  readonly children: ReactNode;
}

function ListColumns({ aside, children }: ListColumnsProps) {
  return (
    <div className={styles.columns}>
      {aside}
      {children}
    </div>
  );
}
