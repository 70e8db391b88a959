import type { ReactNode } from 'react';
import { Columns } from '@/components/layout/columns';
import { Pagination } from '@/components/ui/pagination';
import type { ProductPage } from '@/lib/api/contract/catalog';
import { isPlain, listHref, pageCount, PER_PAGE, type ListState } from '@/lib/catalog/list-state';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import { JsonLd } from '@/lib/seo/json-ld';
import { itemList, type Crumb } from '@/lib/seo/structured-data';
import { FilterChips, type FilterNames } from './filter-chips';
import { ListEmpty } from './list-empty';
import { ListFilters } from './list-filters';
import { ListToolbar } from './list-toolbar';
import { ProductGrid, type CardAction } from './product-grid';
import styles from './product-listing.module.scss';
import { Trail } from './trail';

export interface ProductListingProps {
  readonly locale: Locale;
  /** Path of the list, language included. */
  readonly path: string;
  readonly state: ListState;
  readonly products: ProductPage;
  readonly title: string;
  readonly intro?: string;
  /** From the home page down to this one. */
  readonly crumbs: readonly Crumb[];
  readonly names?: FilterNames;
  /** Ways to narrower lists. */
  readonly links?: ReactNode;
  /** In place of title and introduction, where a page has its own. */
  readonly head?: ReactNode;
  readonly cardAction: CardAction;
  /** `brand` is the brand layout: 3/12 and 9/12 (`spec.md`, "Layouts"). */
  readonly layout?: 'list' | 'brand';
}

/** Every list of products: category, department, brand, search and the lists of `/ecommerce`. */
export async function ProductListing(props: ProductListingProps) {
  const { locale, path, state, products, crumbs, names = {} } = props;
  const intl = await getIntl(locale, 'catalog');
  const { entities, total } = products;
  const Layout = props.layout === 'brand' ? Columns : ListColumns;
  return (
    <>
      <Trail label={intl.formatMessage({ id: 'catalog.breadcrumb' })} crumbs={crumbs} />
      {isPlain(state) && entities.length > 0 && (
        <JsonLd data={itemList(locale, entities, (state.page - 1) * PER_PAGE + 1)} />
      )}
      {props.head ?? <ListHead title={props.title} intro={props.intro} />}
      <Layout
        aside={
          <div className={styles.aside}>
            {props.links}
            <ListFilters path={path} state={state} intl={intl} />
          </div>
        }
      >
        <div className={styles.list}>
          <ListToolbar path={path} state={state} total={total} intl={intl} />
          <FilterChips path={path} state={state} names={names} intl={intl} />
          {entities.length === 0 ? (
            <ListEmpty path={path} state={state} locale={locale} intl={intl} />
          ) : (
            <ProductGrid
              products={entities}
              locale={locale}
              intl={intl}
              level={2}
              action={props.cardAction}
              eager={4}
            />
          )}
          <Pagination
            label={intl.formatMessage({ id: 'catalog.pages' })}
            page={state.page}
            pages={pageCount(total)}
            href={(page) => listHref(path, { ...state, page })}
            previousLabel={intl.formatMessage({ id: 'catalog.pagePrevious' })}
            nextLabel={intl.formatMessage({ id: 'catalog.pageNext' })}
          />
        </div>
      </Layout>
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
