import { useIntl } from 'react-intl';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import type { Refill } from '@/lib/refills/contract';
import { formatDay } from '@/lib/format/date';
import { useLocale } from '@/lib/i18n/use-locale';
import { productPath } from '@/lib/pages/catalog-paths';
import { RefillReminder } from './refill-reminder';
import { RefillWay } from './refill-way';
import styles from './refills.module.scss';

/** A medicine, the reminder of it, and the safe way to more. */
export function RefillEntry({ refill }: { readonly refill: Refill }) {
  const intl = useIntl();
  const locale = useLocale();
  const { product, bought_at: boughtAt } = refill;
  return (
    <article className={styles.entry} aria-label={product.product_name}>
      <Picture src={product.image.thumbnail_url} alt="" width={72} height={72} />
      <div className={styles.facts}>
        <h2>
          <Link href={productPath(locale, product)}>{product.product_name}</Link>
        </h2>
        <p>{intl.formatMessage({ id: 'refills.bought' }, { day: formatDay(boughtAt, locale) })}</p>
      </div>
      <div className={styles.parts}>
        <RefillReminder refill={refill} />
        <RefillWay product={product} isDue={refill.reminder?.state === 'told'} />
      </div>
    </article>
  );
}
