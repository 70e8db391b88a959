'use client';

import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import { normalizeError } from '@/lib/api/error';
import { saveBlob } from '@/lib/browser';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo } from '@/lib/pages/path-to';
import { exportMutation } from '@/lib/queries/privacy';
import styles from './privacy.module.scss';

/** Where each part of the copy can be read; texts of `privacy.part`. */
const PARTS = [
  ['profile', '/profile/personal'],
  ['orders', '/orders/order_list'],
  ['addresses', '/profile/address'],
  ['taxAddresses', '/profile/vat-address'],
  ['coins', '/profile'],
  ['coupons', '/profile/my-coupons'],
  ['consultations', '/pharmacy/history'],
  ['health', '/profile/health'],
  ['reviews', '/orders/reviews'],
  ['surveys', '/profile/surveys'],
  ['wishlist', '/profile/wishlist'],
  ['notifications', '/notifications'],
  ['noticePreferences', '/profile/notifications'],
  ['devices', '/profile/devices'],
] as const;

/** Everything as one file, and the pages that show the same to read. */
export function DataCopy() {
  const intl = useIntl();
  const locale = useLocale();
  const copy = useMutation({
    ...exportMutation,
    onSuccess: (file) => {
      saveBlob(file, 'arun.json');
    },
  });
  return (
    <>
      <ul className={styles.parts}>
        {PARTS.map(([part, path]) => (
          <li key={part}>
            <Link href={pathTo(locale, path)}>
              {intl.formatMessage({ id: `privacy.part.${part}` })}
            </Link>
          </li>
        ))}
      </ul>
      <Button
        variant="secondary"
        busy={copy.isPending}
        onClick={() => {
          copy.mutate();
        }}
      >
        <Icon name="download" size="sm" />
        {intl.formatMessage({ id: 'privacy.copy' })}
      </Button>
      {copy.isError && (
        <Notice tone="danger" role="alert">
          {normalizeError(copy.error).message}
        </Notice>
      )}
    </>
  );
}
