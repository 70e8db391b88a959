'use client';

import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { localePath } from '@/lib/i18n/locale';
import { useLocale, usePath } from '@/lib/i18n/use-locale';
import styles from './account-frame.module.scss';
import type { AccountWay } from './account-ways';

interface AccountNavProps {
  readonly label: string;
  readonly home: string;
  readonly ways: readonly AccountWay[];
}

export function AccountNav({ label, home, ways }: AccountNavProps) {
  const here = localePath(useLocale(), usePath());
  const isHome = here === home;
  const current = wayAt(here, home, ways);
  return (
    <nav className={styles.nav} aria-label={label} data-home={isHome} data-screen-only="">
      {!isHome && (
        <Link className={styles.back} href={home}>
          <Icon name="arrow-left" size="sm" />
          {label}
        </Link>
      )}
      <ul className={styles.ways}>
        {ways.map(({ href, label: name, icon }) => (
          <li key={href}>
            <Link href={href} aria-current={href === current ? 'page' : undefined}>
              <Icon name={icon} size="sm" />
              {name}
              <Icon name="chevron-right" size="sm" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Address of the menu entry with the longest path above the page. The account's first page matches only itself. */
function wayAt(here: string, home: string, ways: readonly AccountWay[]): string | undefined {
  let longest = '';
  let found: string | undefined;
  for (const { href, also = href } of ways) {
    for (const path of [href, also]) {
      const above = path === here || (path !== home && here.startsWith(`${path}/`));
      if (above && path.length > longest.length) [longest, found] = [path, href];
    }
  }
  return found;
}
