'use client';

import { useIntl } from 'react-intl';
import { Badge } from '@/components/ui/badge';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import { Price } from '@/components/ui/price';
import type { CartItem } from '@/lib/cart/contract';
import { useLocale } from '@/lib/i18n/use-locale';
import { productPath } from '@/lib/pages/catalog-paths';
import lineStyles from './cart-line.module.scss';
import styles from './cart-view.module.scss';
import { LineButtons } from './line-buttons';
import { lineName } from './line-name';
import { LineNotes } from './line-notes';
import type { AsideMoves } from './use-aside';

interface SavedLinesProps {
  readonly items: readonly CartItem[];
  readonly moves: AsideMoves;
}

/** Lines saved for later: in no total, one click from the cart. */
export function SavedLines({ items, moves }: SavedLinesProps) {
  const intl = useIntl();
  if (items.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="cart-saved">
      <h2 id="cart-saved">{intl.formatMessage({ id: 'cart.saved' }, { count: items.length })}</h2>
      <ul className={styles.lines}>
        {items.map((item) => (
          <SavedLine key={item.product.id} item={item} moves={moves} />
        ))}
      </ul>
    </section>
  );
}

function SavedLine({ item, moves }: { readonly item: CartItem; readonly moves: AsideMoves }) {
  const intl = useIntl();
  const locale = useLocale();
  const { id, image } = item.product;
  const name = lineName(item, locale);
  const say = (message: string) => intl.formatMessage({ id: message }, { name });
  const back = { label: say('cart.takeBack'), name: say('cart.takeBackNamed') };
  const out = { label: say('cart.remove'), name: say('cart.removeNamed') };
  const isThere = item.max_qty > 0;
  return (
    <li className={lineStyles.saved} aria-busy={moves.movingId === id}>
      <Picture
        className={lineStyles.picture}
        src={image.thumbnail_url}
        alt=""
        width={96}
        height={96}
      />
      <div className={lineStyles.text}>
        <Link className={lineStyles.name} href={productPath(locale, { id, product_name: name })}>
          {name}
        </Link>
        <span className={lineStyles.pieces}>
          <Price amount={item.now.amount} was={item.now.was} wasLabel={say('cart.oldPrice')} />
          {intl.formatMessage({ id: 'cart.pieces' }, { count: item.qty })}
        </span>
        {!isThere && <Badge tone="warning">{say('cart.notThere')}</Badge>}
        <LineNotes item={item} flashEnded={false} />
        <LineButtons
          labels={[
            ...(isThere ? [{ ...back, move: moves.takeBack(item) }] : []),
            { ...out, move: moves.removeSaved(item) },
          ]}
        />
      </div>
    </li>
  );
}
