'use client';

import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { localePath } from '@/lib/i18n/locale';
import { useLocale, usePath } from '@/lib/i18n/use-locale';
import styles from './account-frame.module.scss';
import type { AccountWay } from './account-ways';

interface AccountNavProps {
  readonly label: string;
  /** The account's first page. */
  readonly home: string;
  readonly ways: readonly AccountWay[];
}

export function AccountNav({ label, home, ways }: AccountNavProps) {
  const here = localePath(useLocale(), usePath());
  const isHome = here === home;
  const isIn = (href: string) => href === here || (href !== home && here.startsWith(`${href}/`));
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
            <Link href={href} aria-current={isIn(href) ? 'page' : undefined}>
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
