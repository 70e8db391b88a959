'use client';

import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { Picture } from '@/components/ui/picture';
import { Price } from '@/components/ui/price';
import { Spinner } from '@/components/ui/spinner';
import type { PickerItem, Picks } from './picks';
import styles from './group-picker.module.scss';

interface PickerListProps {
  readonly items: readonly PickerItem[];
  readonly size: number;
  readonly ownId: number;
  readonly picks: Picks;
  readonly state: 'loading' | 'failed' | 'ready';
  readonly onPick: (id: number, qty: number) => void;
  readonly onRetry: () => void;
  readonly onMore: (() => void) | undefined;
}

export function PickerList(props: PickerListProps) {
  const { items, size, ownId, picks, state, onPick, onRetry, onMore } = props;
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  return (
    <div className={styles.list}>
      <p>{text(size === 2 ? 'catalog-product.pickerText1' : 'catalog-product.pickerText2')}</p>
      <ul>
        {items.map((item) => (
          <li key={item.id} data-chosen={picks.has(item.id)}>
            <Picture src={item.picture} alt="" width={72} height={72} />
            <div className={styles.what}>
              {item.id === ownId && <small>{text('catalog-product.pickerThis')}</small>}
              <span className={styles.name}>{item.name}</span>
              <Price amount={item.amount} wasLabel="" />
            </div>
            <Choice
              item={item}
              qty={picks.get(item.id) ?? 0}
              onPick={(qty) => {
                onPick(item.id, qty);
              }}
            />
          </li>
        ))}
      </ul>
      {state === 'loading' && <Spinner label={text('catalog-product.pickerLoading')} />}
      {state === 'failed' && (
        <Notice tone="danger" role="alert">
          <p>{text('catalog-product.pickerFailed')}</p>
          <Button size="sm" variant="secondary" onClick={onRetry}>
            {text('catalog-product.pickerRetry')}
          </Button>
        </Notice>
      )}
      {onMore && state === 'ready' && (
        <Button variant="secondary" onClick={onMore}>
          {text('catalog-product.pickerMore')}
        </Button>
      )}
    </div>
  );
}

interface ChoiceProps {
  readonly item: PickerItem;
  readonly qty: number;
  readonly onPick: (qty: number) => void;
}

function Choice({ item: { name, max }, qty, onPick }: ChoiceProps) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id }, { name });
  if (max === 0) return <span className={styles.gone}>{text('catalog-product.stockNone')}</span>;
  const pick = (next: number) => () => {
    if (next >= 0 && next <= max) onPick(next);
  };
  return (
    <div className={styles.choice}>
      {qty > 0 && (
        <>
          <button
            type="button"
            aria-label={text('catalog-product.pickerOneLess')}
            onClick={pick(qty - 1)}
          >
            <Icon name="minus" size="sm" />
          </button>
          <output aria-label={text('catalog-product.pickerQuantity')}>{qty}</output>
        </>
      )}
      <button
        type="button"
        aria-label={text(
          qty === 0 ? 'catalog-product.pickerChoose' : 'catalog-product.pickerOneMore',
        )}
        aria-disabled={qty >= max}
        onClick={pick(qty + 1)}
      >
        <Icon name="plus" size="sm" />
      </button>
    </div>
  );
}
