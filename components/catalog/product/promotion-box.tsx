import { use } from 'react';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { Product } from '@/lib/catalog/contract';
import type { PromotionTag } from '@/lib/offers/contract';
import { formatEnd } from '@/lib/format/day';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import { pathTo } from '@/lib/pages/path-to';
import { PickSet } from './pick-set';
import { PROMOTIONS } from './promotion-kinds';
import styles from './promotion-box.module.scss';

interface PromotionBoxProps {
  readonly product: Product;
  readonly locale: Locale;
}

export function PromotionBox({ product, locale }: PromotionBoxProps) {
  const intl = use(getIntl(locale, 'catalog-product'));
  return (
    <ul
      className={styles.box}
      aria-label={intl.formatMessage({ id: 'catalog-product.promotions' })}
    >
      {product.promotions.map((promotion) => (
        <li key={promotion.id}>
          <Promotion promotion={promotion} product={product} locale={locale} />
        </li>
      ))}
    </ul>
  );
}

interface PromotionProps extends PromotionBoxProps {
  readonly promotion: PromotionTag;
}

function Promotion({ promotion, product, locale }: PromotionProps) {
  const intl = use(getIntl(locale, 'catalog-product'));
  const { id, kind, percent, name, ends_at: end } = promotion;
  const { title, how, size } = PROMOTIONS[kind];
  const of = `: ${name}`;
  return (
    <>
      <Icon name={size === undefined ? 'card' : 'gift'} />
      <div>
        <p>
          <strong>{intl.formatMessage({ id: title }, { percent })}</strong>
          <span className={styles.name}>{name}</span>
        </p>
        <p className={styles.how}>{intl.formatMessage({ id: how })}</p>
        <p className={styles.foot}>
          {size !== undefined && (
            <PickSet
              promotion={{ id, kind, name }}
              own={{
                id: product.id,
                name: product.product_name,
                picture: product.image.thumbnail_url,
                amount: product.now.amount,
                max: product.max_qty,
              }}
              label={intl.formatMessage({ id: 'catalog-product.pick' })}
            />
          )}
          <Link href={pathTo(locale, '/promotions/:promotion', { promotion: id })}>
            {intl.formatMessage({ id: 'catalog-product.promotionAll' })}
            <span className="visually-hidden">{of}</span>
          </Link>
          <time dateTime={end}>
            {intl.formatMessage(
              { id: 'catalog-product.promotionUntil' },
              { time: formatEnd(end, locale) },
            )}
          </time>
        </p>
      </div>
    </>
  );
}
