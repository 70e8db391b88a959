import { SearchBox } from '@/components/search/search-box';
import type { Category } from '@/lib/api/contract/catalog';
import { readCategoryTree, readExclusiveBrands } from '@/lib/api/reads';
import { brand } from '@/lib/brand';
import { brandName } from '@/lib/i18n/brand-name';
import { LOCALES, localePath, type Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import { pathTo } from '@/lib/pages/path-to';
import { LANGUAGE_NAMES } from '../language-names';
import { MenuButton } from '../menu/menu-button';
import { orEmpty } from '../left-out';
import { sayer, type Say } from '../say';
import { SiteLogo } from '../site-logo';
import { Bell } from './bell';
import { CartLink } from './cart-link';
import { CategoryBar, type CategoryBarProps } from './category-bar';
import { LanguageLink } from './language-link';
import { SearchButton } from './search-button';
import { SHOP_WAYS } from './shop-ways';
import { TopBar } from './top-bar';
import { WishLink } from './wish-link';
import styles from './header.module.scss';

const SEARCH_ROW = 'search-row';

export async function Header({ locale }: { readonly locale: Locale }) {
  const [intl, categories, brands] = await Promise.all([
    getIntl(locale, 'layout', 'search'),
    orEmpty(readCategoryTree(locale)),
    orEmpty(readExclusiveBrands(locale)),
  ]);
  const say = sayer(intl);
  return (
    <>
      <TopBar locale={locale} say={say} />
      <header className={styles.header}>
        <div className={styles.inner}>
          <div className={styles.bar} data-chrome-part="">
            <MenuButton label={say('layout.menu')} />
            <SiteLogo locale={locale} say={say} />
            <div className={styles.tools}>
              <SearchButton label={say('search.label')} row={SEARCH_ROW} />
              <WishLink label={say('layout.wishlist')} />
              <Bell label={say('layout.notifications')} unread={say('layout.unread')} />
              <CartLink label={say('layout.cart')} pieces={say('layout.piecesInCart')} />
            </div>
          </div>
          <div id={SEARCH_ROW} className={styles.search} data-chrome-part="">
            <SearchBox
              texts={{
                label: say('search.label'),
                placeholder: say('search.placeholder'),
                submit: say('search.submit'),
                empty: say('search.empty'),
                suggestions: say('search.suggestions'),
              }}
            />
            {LOCALES.filter((one) => one !== locale).map((other) => (
              <LanguageLink key={other} to={other} className={styles.language}>
                {LANGUAGE_NAMES[other]}
              </LanguageLink>
            ))}
          </div>
        </div>
      </header>
      <CategoryBar {...barOf({ locale, say, categories })} hasExclusive={brands.length > 0} />
    </>
  );
}

/** So many categories stand in the bar; a panel has them all. */
const IN_BAR = 4;

interface BarInput {
  readonly locale: Locale;
  readonly say: Say<'layout'>;
  readonly categories: readonly Category[];
}

function barOf({ locale, say, categories }: BarInput): Omit<CategoryBarProps, 'hasExclusive'> {
  return {
    texts: {
      categories: say('layout.categories'),
      home: say('layout.home'),
      departmentsOf: say('layout.departmentsOf', { category: '{category}' }),
      more: say('layout.more'),
      moreCategories: say('layout.moreCategories'),
      exclusive: say('layout.exclusiveBrands', { brand: brandName(locale, brand) }),
      showBrands: say('layout.showBrands'),
    },
    categories: categories
      .slice(0, IN_BAR)
      .map(({ id, name, url }) => ({ id, name, href: localePath(locale, url) })),
    ways: SHOP_WAYS.map(({ label, path }) => ({
      href: pathTo(locale, path),
      name: say(label),
    })),
  };
}
