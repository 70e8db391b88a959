'use client';

import { useRouter } from 'next/navigation';
import { lazy, Suspense, type MouseEvent } from 'react';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { useLocale } from '@/lib/i18n/use-locale';
import { whenConnected } from '@/lib/browser/connection';
import { pathTo } from '@/lib/pages/path-to';
import { loginPath } from '@/lib/pages/sign-in-paths';
import { useAuth } from '@/stores/auth';
import { useNotifications } from '@/stores/notifications';
import { CountBadge, countedLabel } from './count-badge';
import styles from '@/components/layout/tools.module.scss';
import { usePopover } from './use-popover';

const BellPopover = lazy(() =>
  whenConnected(() => import('./bell-popover').then((module) => ({ default: module.BellPopover }))),
);

interface BellProps {
  readonly label: string;
  readonly unread: string;
}

/** Logged out: to /login. Logged in: marks all read and opens the list, or reloads it. */
export function Bell({ label, unread }: BellProps) {
  const locale = useLocale();
  const router = useRouter();
  const isLoggedIn = useAuth((state) => state.isLoggedIn);
  const count = useNotifications((state) => state.totalUnreadNotifications);
  const { open: isShown, anchor } = usePopover();
  const list = pathTo(locale, '/notifications');

  const open = async () => {
    const { markAllNotificationsRead } = await import('@/lib/notifications/queries');
    // Open the list even if marking failed.
    await markAllNotificationsRead().catch(() => undefined);
    if (window.location.pathname === list) window.location.reload();
    else router.push(list);
  };
  const onClick = (event: MouseEvent) => {
    if (!isLoggedIn || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    void open();
  };
  return (
    <div className={styles.anchor} {...anchor}>
      <Link
        className={styles.tool}
        href={isLoggedIn ? list : loginPath(locale, list)}
        aria-label={countedLabel(label, count, unread)}
        onClick={onClick}
      >
        <Icon name="bell" />
        <CountBadge count={count} />
      </Link>
      {isShown && isLoggedIn && (
        <Suspense>
          <BellPopover />
        </Suspense>
      )}
    </div>
  );
}
