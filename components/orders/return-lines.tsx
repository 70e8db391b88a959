'use client';

import { useIntl } from 'react-intl';
import { Checkbox } from '@/components/ui/checkbox';
import { QuantityStepper } from '@/components/ui/quantity-stepper';
import type { OrderItem } from '@/lib/orders/contract';
import { useLocale } from '@/lib/i18n/use-locale';
import styles from './orders.module.scss';

interface ReturnLinesProps {
  readonly items: readonly OrderItem[];
  readonly pieces: ReadonlyMap<number, number>;
  readonly onChange: (pieces: ReadonlyMap<number, number>) => void;
  /** DOM id of the message for an empty choice. */
  readonly errorId?: string;
}

export function ReturnLines({ items, pieces, onChange, errorId }: ReturnLinesProps) {
  const intl = useIntl();
  const locale = useLocale();
  const set = (line: number, qty: number) => {
    const next = new Map(pieces);
    if (qty > 0) next.set(line, qty);
    else next.delete(line);
    onChange(next);
  };
  return (
    <fieldset className={styles.choice} aria-describedby={errorId}>
      <legend>{intl.formatMessage({ id: 'orders.returnLines' })}</legend>
      {items.map(({ line, product, qty }) => {
        const name = locale === 'th' ? product.product_name_th : product.product_name_en;
        const chosen = pieces.get(line);
        return (
          <div key={line} className={styles.returnLine}>
            <Checkbox
              label={name}
              checked={chosen !== undefined}
              onChange={(event) => {
                set(line, event.target.checked ? qty : 0);
              }}
            />
            {chosen !== undefined && qty > 1 && (
              <QuantityStepper
                value={chosen}
                max={qty}
                onChange={(wanted) => {
                  set(line, wanted);
                }}
                labels={{
                  decrease: intl.formatMessage({ id: 'orders.fewer' }, { name }),
                  increase: intl.formatMessage({ id: 'orders.moreOf' }, { name }),
                  quantity: intl.formatMessage({ id: 'orders.piecesOf' }, { name }),
                }}
              />
            )}
          </div>
        );
      })}
    </fieldset>
  );
}
