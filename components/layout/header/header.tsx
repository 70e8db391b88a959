import type { Category } from '@/lib/catalog/contract';
import { readCategoryTree, readExclusiveBrands } from '@/lib/catalog/reads';
import { brand } from '@/lib/brand';
import { brandName } from '@/lib/i18n/brand-name';
import { localePath, type Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import { pathTo } from '@/lib/pages/path-to';
import { orEmpty } from '@/components/common/left-out';
import { sayer, type Say } from '@/components/common/say';
import { logoLabel } from '../site-logo';
import { CategoryBar, type CategoryBarProps } from './category-bar';
import { HeaderView } from './header-view';
import { SHOP_WAYS } from '@/components/layout/shop-ways';

export async function Header({ locale }: { readonly locale: Locale }) {
  const [intl, categories, brands] = await Promise.all([
    getIntl(locale, 'layout', 'search'),
    orEmpty(readCategoryTree(locale)),
    orEmpty(readExclusiveBrands(locale)),
  ]);
  const say = sayer(intl);
  return (
    <>
      <HeaderView
        phone={brand.contactPhone}
        texts={{
          tools: say('layout.tools'),
          callCenter: say('layout.callCenter'),
          language: say('layout.language'),
          login: say('layout.login'),
          account: say('layout.account'),
          menu: say('layout.menu'),
          home: logoLabel(locale, say),
          wishlist: say('layout.wishlist'),
          notifications: say('layout.notifications'),
          unread: say('layout.unread'),
          cart: say('layout.cart'),
          pieces: say('layout.piecesInCart'),
        }}
        search={{
          label: say('search.label'),
          placeholder: say('search.placeholder'),
          submit: say('search.submit'),
          empty: say('search.empty'),
          suggestions: say('search.suggestions'),
        }}
      />
      <CategoryBar {...barOf({ locale, say, categories })} hasExclusive={brands.length > 0} />
    </>
  );
}

/** Categories in the bar; a panel has them all. */
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
