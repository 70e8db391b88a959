'use client';

import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo } from '@/lib/pages/path-to';
import { loginPath } from '@/lib/pages/sign-in-paths';
import { useAuth } from '@/stores/auth';
import styles from '@/components/layout/tools.module.scss';

export function WishLink({ label }: { readonly label: string }) {
  const locale = useLocale();
  const isLoggedIn = useAuth((state) => state.isLoggedIn);
  const list = pathTo(locale, '/profile/wishlist');
  return (
    <Link
      className={`${styles.tool ?? ''} ${styles.wishes ?? ''}`}
      href={isLoggedIn ? list : loginPath(locale, list)}
      aria-label={label}
    >
      <Icon name="heart" />
    </Link>
  );
}
