'use client';

import { useIntl } from 'react-intl';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import { Price } from '@/components/ui/price';
import type { Quote } from '@/lib/api/contract/cart';
import { formatBaht } from '@/lib/format/money';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo } from '@/lib/pages/path-to';
import { useFlow, useProductName } from './checkout-context';
import styles from './checkout.module.scss';

/** Everything that is ordered, as the service prices it. */
export function ConfirmStep() {
  const intl = useIntl();
  const locale = useLocale();
  const { quoted } = useFlow();
  return (
    <>
      <ul className={styles.items} aria-busy={quoted.isStale}>
        {quoted.quote?.lines.map((line) => (
          <ConfirmLine key={line.product_id} line={line} />
        ))}
      </ul>
      <p className={styles.links}>
        <Link href={pathTo(locale, '/cart')}>
          {intl.formatMessage({ id: 'checkout.editCart' })}
        </Link>
      </p>
    </>
  );
}

function ConfirmLine({ line }: { readonly line: Quote['lines'][number] }) {
  const intl = useIntl();
  const nameOf = useProductName();
  const image = useFlow().products.get(line.product_id)?.product.image.thumbnail_url;
  const full = line.price * line.qty;
  return (
    <li>
      <Picture src={image ?? '/images/default.svg'} alt="" width={56} height={56} />
      <span className={styles.itemName}>
        {nameOf(line.product_id)}
        <span className={styles.hint}>
          {intl.formatMessage(
            { id: 'checkout.pieces' },
            { qty: line.qty, price: formatBaht(line.price), free: line.free_qty },
          )}
        </span>
      </span>
      <Price
        amount={line.line_total}
        {...(full > line.line_total ? { was: full } : {})}
        wasLabel={intl.formatMessage({ id: 'checkout.oldPrice' })}
      />
    </li>
  );
}
