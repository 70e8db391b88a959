'use client';

import { useIntl } from 'react-intl';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import { Price } from '@/components/ui/price';
import type { Quote } from '@/lib/cart/contract';
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
      {quoted.quote?.parts.length ? (
        <SplitLines quote={quoted.quote} />
      ) : (
        <ul className={styles.items} aria-busy={quoted.isStale}>
          {quoted.quote?.lines.map((line) => (
            <ConfirmLine key={line.product_id} line={line} />
          ))}
        </ul>
      )}
      <p className={styles.links}>
        <Link href={pathTo(locale, '/cart')}>
          {intl.formatMessage({ id: 'checkout.editCart' })}
        </Link>
      </p>
    </>
  );
}

/** Lines and total of each of the two orders. */
function SplitLines({ quote }: { readonly quote: Quote }) {
  const intl = useIntl();
  const { quoted } = useFlow();
  return quote.parts.map((part) => {
    const id = `part-${part.delivery_method}`;
    const values = { fee: formatBaht(part.delivery_fee), total: formatBaht(part.total) };
    return (
      <section key={part.delivery_method} className={styles.splitPart} aria-labelledby={id}>
        <h3 id={id}>{intl.formatMessage({ id: `checkout.splitPart.${part.delivery_method}` })}</h3>
        <ul className={styles.items} aria-busy={quoted.isStale}>
          {quote.lines
            .filter(({ product_id: productId }) => part.product_ids.includes(productId))
            .map((line) => (
              <ConfirmLine key={line.product_id} line={line} />
            ))}
        </ul>
        <p className={styles.partTotal}>
          {intl.formatMessage(
            { id: part.delivery_fee > 0 ? 'checkout.partTotalFee' : 'checkout.partTotal' },
            values,
          )}
        </p>
      </section>
    );
  });
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
