import { use, type ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';
import { cssVars } from '@/components/ui/css-vars';
import { Icon } from '@/components/ui/icon';
import { Price } from '@/components/ui/price';
import type { FlashOffer } from '@/lib/api/contract/offers';
import type { Product } from '@/lib/api/contract/catalog';
import { flashNow, memberPrice } from '@/lib/catalog/price-now';
import { formatMoment } from '@/lib/format/day';
import { formatBaht } from '@/lib/format/money';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import styles from './price-block.module.scss';

interface PriceBlockProps {
  readonly product: Product;
  readonly locale: Locale;
  /** Counts down to the end of the flash sale; in words without it. */
  readonly countdown: ReactNode;
}

/** What one piece costs, why, and what comes with it. */
export function PriceBlock({ product, locale, countdown }: PriceBlockProps) {
  const intl = use(getIntl(locale, 'catalog', 'product'));
  const { amount, was, saved, percent } = product.now;
  const flash = flashNow(product);
  const oldPrice = intl.formatMessage({ id: 'catalog.oldPrice' });
  const tax = <span>{intl.formatMessage({ id: 'product.vatIncluded' })}</span>;
  // Nobody can save with what is not there.
  if (product.stock === 'none') {
    return (
      <div className={styles.block}>
        <Price amount={amount} wasLabel={oldPrice} size="lg" />
        <p className={styles.notes}>{tax}</p>
      </div>
    );
  }
  return (
    <div className={styles.block}>
      {flash && <FlashBand flash={flash} locale={locale} countdown={countdown} />}
      <p className={styles.price}>
        <Price amount={amount} was={was} wasLabel={oldPrice} size="lg" />
        {percent > 0 && (
          <Badge tone="sale">{intl.formatMessage({ id: 'catalog.saving' }, { percent })}</Badge>
        )}
      </p>
      <p className={styles.notes}>
        {saved > 0 && (
          <span className={styles.saved}>
            {intl.formatMessage({ id: 'product.youSave' }, { amount: formatBaht(saved) })}
          </span>
        )}
        {tax}
        <Coins product={product} locale={locale} />
      </p>
      <MemberPrice product={product} locale={locale} />
    </div>
  );
}

interface FlashBandProps extends Omit<PriceBlockProps, 'product'> {
  readonly flash: FlashOffer;
}

function FlashBand({ flash, locale, countdown }: FlashBandProps) {
  const intl = use(getIntl(locale, 'product'));
  const { left, quota, ends_at: end } = flash;
  const share = Math.round((left / Math.max(1, quota)) * 100);
  return (
    <div className={styles.flash}>
      <p className={styles.flashHead}>
        <strong>
          <Icon name="clock" size="sm" />
          {intl.formatMessage({ id: 'product.flash' })}
        </strong>
        {countdown ?? (
          <time dateTime={end}>
            {intl.formatMessage({ id: 'product.flashEnds' }, { time: formatMoment(end, locale) })}
          </time>
        )}
      </p>
      <p className={styles.quota} style={cssVars({ '--left': `${String(share)}%` })}>
        {intl.formatMessage({ id: 'product.flashLeft' }, { left, quota })}
      </p>
    </div>
  );
}

type PartProps = Omit<PriceBlockProps, 'countdown'>;

/** Restricted medicines earn no coins (`docs/prices.md`). */
function Coins({ product: { earned_coins: coins, drug }, locale }: PartProps) {
  const intl = use(getIntl(locale, 'product'));
  if (coins === 0 || drug?.policy === 'approval') return null;
  return (
    <span className={styles.coins}>
      <Icon name="coin" size="sm" />
      {intl.formatMessage({ id: 'product.coins' }, { coins })}
    </span>
  );
}

function MemberPrice({ product, locale }: PartProps) {
  const intl = use(getIntl(locale, 'product'));
  const member = memberPrice(product);
  if (member === undefined) return null;
  return (
    <p className={styles.member}>
      <Icon name="card" size="sm" />
      <strong>
        {intl.formatMessage({ id: 'product.memberPrice' }, { amount: formatBaht(member) })}
      </strong>
    </p>
  );
}
