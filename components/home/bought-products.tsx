import { useEffect, useState } from 'react';
import { addItems } from '@/components/common/add-items';
import { useToldList } from '@/components/common/use-told';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import type { OrderItem } from '@/lib/orders/contract';
import { loadOrders } from '@/lib/orders/queries';
import { normalizeError } from '@/lib/api/error';
import { fill } from '@/lib/format/fill';
import { useLocale } from '@/lib/i18n/use-locale';
import { productPath } from '@/lib/pages/catalog-paths';
import { useUi } from '@/stores/ui';
import styles from './buy-again.module.scss';

const SHOWN = 8;

type Bought = Pick<OrderItem, 'product' | 'price'>;

export interface BoughtProductsProps {
  readonly labels: {
    readonly title: string;
    /** Contains `{name}`. */
    readonly add: string;
    readonly added: string;
  };
}

/** Loaded on demand: import it with `lazy`. Nothing for a member without orders. */
export function BoughtProducts({ labels }: BoughtProductsProps) {
  const locale = useLocale();
  const bought = useBought();
  useToldList(bought.map(({ product }) => product.id));
  const add = async ({ product, price }: Bought) => {
    try {
      const item = { product_id: product.id, qty: 1, earlier_price: price };
      if ((await addItems(locale, [item])) === 'added') useUi.getState().showToast(labels.added);
    } catch (failure) {
      useUi.getState().showAlert({ text: normalizeError(failure).message });
    }
  };
  if (bought.length === 0) return null;
  return (
    <Section title={labels.title}>
      <ul className={styles.tiles}>
        {bought.map(({ product, price }) => (
          <li key={product.id} className={styles.tile}>
            <Picture src={product.image.thumbnail_url} alt="" width={128} height={128} />
            <h3>
              <Link href={productPath(locale, product)}>{product.product_name}</Link>
            </h3>
            <button
              type="button"
              className={styles.add}
              aria-label={fill(labels.add, { name: product.product_name })}
              onClick={() => void add({ product, price })}
            >
              <Icon name="plus" size="sm" />
            </button>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function useBought(): readonly Bought[] {
  const locale = useLocale();
  const [bought, setBought] = useState<readonly Bought[]>([]);
  useEffect(() => {
    let left = false;
    void loadOrders(locale)
      .then(({ entities }) => {
        if (left) return;
        const once = new Map<number, Bought>();
        for (const item of entities.flatMap(({ items }) => items)) {
          if (!once.has(item.product.id)) once.set(item.product.id, item);
        }
        setBought([...once.values()].slice(0, SHOWN));
      })
      // Optional part: a failure shows nothing.
      .catch(() => undefined);
    return () => {
      left = true;
    };
  }, [locale]);
  return bought;
}
