import { use } from 'react';
import { CategoryDirectory } from '@/components/catalog/category-directory';
import { NearLinks } from '@/components/catalog/near-links';
import { Trail } from '@/components/catalog/trail';
import type { Say } from '@/components/common/say';
import { PharmacistCard } from '@/components/conversations/pharmacy/pharmacist-card';
import { EmptyState } from '@/components/ui/empty-state';
import type { CareGuide } from '@/lib/care-guides/contract';
import type { Category, ProductPage } from '@/lib/catalog/contract';
import type { ListState } from '@/lib/catalog/list-state';
import { localePath, type Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import { pathTo } from '@/lib/pages/path-to';
import type { Crumb } from '@/lib/seo/list-data';
import styles from './search-empty.module.scss';
import { SearchAlert } from './search-alert';
import { SearchCare } from './search-care';
import { SearchMeant } from './search-meant';
import { SearchOrder } from './search-order';

interface SearchEmptyProps {
  readonly locale: Locale;
  readonly say: Say<'catalog'>;
  /** Without a keyword nothing was asked yet. */
  readonly state: ListState;
  /** Path of the search, language included. */
  readonly path: string;
  readonly products: ProductPage;
  readonly categories: readonly Category[];
  readonly guides: readonly CareGuide[];
  readonly crumbs: readonly Crumb[];
}

/** No results: suggested spelling, other ways to the products, and the pharmacist. */
export function SearchEmpty(props: SearchEmptyProps) {
  const { locale, say, state, path, products, categories, guides, crumbs } = props;
  const { keyword } = state;
  return (
    <>
      <Trail label={say('catalog.breadcrumb')} crumbs={crumbs} />
      <SearchOrder {...{ keyword, locale, say }} />
      {keyword !== undefined && guides.length > 0 ? (
        <NoneSold {...{ keyword, guides, locale, say }} />
      ) : (
        <NothingFound {...{ locale, state, path, products, say }} />
      )}
      {products.near_brands.length > 0 && (
        <div className={styles.section}>
          <NearLinks
            id="near-brands"
            title={say('catalog.nearBrands')}
            links={products.near_brands.map(({ id, name }) => ({
              ...{ name, href: pathTo(locale, '/brands/:brand', { brand: id }) },
            }))}
          />
        </div>
      )}
      {products.near.length > 0 && (
        <div className={styles.section}>
          <NearLinks
            id="near"
            title={say('catalog.nearCategories')}
            links={products.near.map(({ dept_name: name, url }) => ({
              ...{ name, href: localePath(locale, url) },
            }))}
          />
        </div>
      )}
      <section className={styles.section} aria-labelledby="popular">
        <h2 id="popular">{say('catalog.popularCategories')}</h2>
        <CategoryDirectory categories={categories} locale={locale} withDepartments={false} />
      </section>
      {guides.length === 0 && (
        <div className={styles.section}>
          <PharmacistCard locale={locale} />
        </div>
      )}
    </>
  );
}

/** A complaint for which the shop sells nothing: spelling is no question then. */
function NoneSold(
  props: Pick<SearchEmptyProps, 'guides' | 'locale' | 'say'> & { keyword: string },
) {
  const { keyword, guides, locale, say } = props;
  const intl = use(getIntl(locale, 'care-guides'));
  return (
    <>
      <header className={styles.head}>
        <h1>{say('catalog.searchEmpty', { keyword })}</h1>
        {guides.every(({ urgency }) => urgency !== 'emergency') && (
          <p>{intl.formatMessage({ id: 'care-guides.noneSold' }, { keyword })}</p>
        )}
      </header>
      <SearchCare guides={guides} locale={locale} />
    </>
  );
}

function NothingFound(
  props: Pick<SearchEmptyProps, 'locale' | 'state' | 'path' | 'products' | 'say'>,
) {
  const { locale, state, path, products, say } = props;
  const { keyword } = state;
  return (
    <EmptyState
      image="/images/empty-search.svg"
      level={1}
      title={
        keyword === undefined
          ? say('catalog.searchPrompt')
          : say('catalog.searchEmpty', { keyword })
      }
      text={say(keyword === undefined ? 'catalog.searchPromptText' : 'catalog.searchEmptyText')}
      action={
        <>
          <SearchMeant {...{ state, products, path, say }} />
          {keyword !== undefined && <SearchAlert {...{ keyword, locale }} />}
        </>
      }
    />
  );
}
