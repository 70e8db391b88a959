'use client';

import { Providers } from '@/components/common/providers';
import { Link } from '@/components/ui/link';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo } from '@/lib/pages/path-to';
import styles from './search-correction.module.scss';
import { useOwnOrder, type OwnOrderProps } from './use-own-order';

/** Leads to the order if it is the member's own; otherwise nothing. */
export function OwnOrderNotice(props: OwnOrderProps) {
  return (
    <Providers>
      <Notice {...props} />
    </Providers>
  );
}

function Notice({ number, texts }: OwnOrderProps) {
  const locale = useLocale();
  const order = useOwnOrder(number);
  return (
    order !== undefined && (
      <p className={styles.correction} role="status">
        <span>{texts.notice}</span>
        <Link href={pathTo(locale, '/orders/:order', { order })}>{texts.open}</Link>
      </p>
    )
  );
}
