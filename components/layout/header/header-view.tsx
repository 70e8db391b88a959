'use client';

import { SearchBox, type SearchBoxTexts } from '@/components/search/search-box';
import { LOCALES } from '@/lib/i18n/locale';
import { useLocale } from '@/lib/i18n/use-locale';
import { LANGUAGE_NAMES } from '@/components/common/language-names';
import { MenuButton } from '../menu/menu-button';
import { LogoLink } from '../logo-link';
import { Bell } from './bell';
import { CartLink } from './cart-link';
import { LanguageLink } from '@/components/layout/language-link';
import { SearchButton } from './search-button';
import { TopBar, type TopBarProps } from './top-bar';
import { WishLink } from './wish-link';
import styles from './header.module.scss';

const SEARCH_ROW = 'search-row';

export interface HeaderViewProps extends TopBarProps {
  readonly search: SearchBoxTexts;
  readonly texts: TopBarProps['texts'] & {
    readonly menu: string;
    readonly home: string;
    readonly wishlist: string;
    readonly notifications: string;
    readonly unread: string;
    readonly cart: string;
    readonly pieces: string;
  };
}

/** Client component: as server elements it would add two hundred bytes to each page. */
export function HeaderView({ phone, search, texts }: HeaderViewProps) {
  const locale = useLocale();
  return (
    <>
      <TopBar phone={phone} texts={texts} />
      <header className={styles.header}>
        <div className={styles.inner}>
          <div className={styles.bar} data-chrome-part="">
            <MenuButton label={texts.menu} />
            <LogoLink label={texts.home} />
            <div className={styles.tools}>
              <SearchButton label={search.label} row={SEARCH_ROW} />
              <WishLink label={texts.wishlist} />
              <Bell label={texts.notifications} unread={texts.unread} />
              <CartLink label={texts.cart} pieces={texts.pieces} />
            </div>
          </div>
          <div id={SEARCH_ROW} className={styles.search} data-chrome-part="">
            <SearchBox texts={search} />
            {LOCALES.filter((one) => one !== locale).map((other) => (
              <LanguageLink key={other} to={other} className={styles.language}>
                {LANGUAGE_NAMES[other]}
              </LanguageLink>
            ))}
          </div>
        </div>
      </header>
    </>
  );
}
