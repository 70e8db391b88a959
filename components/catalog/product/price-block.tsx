import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';
import { cssVars } from '@/components/ui/css-vars';
import { Icon } from '@/components/ui/icon';
import { PriceText } from '@/components/ui/price-text';
import styles from './price-block.module.scss';
import type { ShownFlash, ShownPrice } from './shown-price';

interface PriceBlockProps {
  readonly price: ShownPrice;
  readonly countdown: ReactNode;
}

export function PriceBlock({ price, countdown }: PriceBlockProps) {
  const { now, was, wasLabel, tax, saving, saved, coins, member, flash } = price;
  return (
    <div className={styles.block}>
      {flash && <FlashBand flash={flash} countdown={countdown} />}
      <p className={styles.price}>
        <PriceText now={now} was={was} wasLabel={wasLabel} size="lg" />
        {saving !== undefined && <Badge tone="sale">{saving}</Badge>}
      </p>
      <p className={styles.notes}>
        {saved !== undefined && <span className={styles.saved}>{saved}</span>}
        <span>{tax}</span>
        {coins !== undefined && (
          <span className={styles.coins}>
            <Icon name="coin" size="sm" />
            {coins}
          </span>
        )}
      </p>
      {member !== undefined && (
        <p className={styles.member}>
          <Icon name="card" size="sm" />
          <strong>{member}</strong>
        </p>
      )}
    </div>
  );
}

interface FlashBandProps extends Pick<PriceBlockProps, 'countdown'> {
  readonly flash: ShownFlash;
}

function FlashBand({ flash: { title, end, ends, share, left }, countdown }: FlashBandProps) {
  return (
    <div className={styles.flash}>
      <p className={styles.flashHead}>
        <strong>
          <Icon name="clock" size="sm" />
          {title}
        </strong>
        {countdown ?? <time dateTime={end}>{ends}</time>}
      </p>
      <p className={styles.quota} style={cssVars({ '--left': `${String(share)}%` })}>
        {left}
      </p>
    </div>
  );
}
