import { useIntl } from 'react-intl';
import { dragged, useDropTarget } from '@/components/office/form/places';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo } from '@/lib/pages/path-to';
import type { PickedProduct } from '@/lib/shelves/contract-lists';
import styles from './picked.module.scss';
import { PlaceButtons } from './place-buttons';
import { nameOf } from './shelf';

interface PickedItemProps {
  readonly product: PickedProduct;
  readonly index: number;
  readonly count: number;
  readonly mayWrite: boolean;
  /** Moves a product from a place to another, counted from 0. */
  readonly onMove: (from: number, to: number) => void;
  readonly onRemove: () => void;
}

/** A product of a list. Dragging it changes its place, and so do buttons, for keyboards. */
export function PickedItem({ product, index, count, mayWrite, onMove, onRemove }: PickedItemProps) {
  const intl = useIntl();
  const locale = useLocale();
  const name = nameOf(product, locale);
  const { isOver, ...target } = useDropTarget((from) => {
    onMove(from, index);
  });
  return (
    <li className={styles.item} data-over={isOver} {...(mayWrite ? target : {})}>
      <div className={styles.name} {...(mayWrite ? dragged(index) : {})}>
        <Link
          href={pathTo(locale, '/staff/products/:product', { product: product.id })}
          draggable={false}
        >
          {name}
        </Link>
        <span>{product.item_code}</span>
        {!product.listed && (
          <Badge tone="warning">{intl.formatMessage({ id: 'shelves.notListed' })}</Badge>
        )}
      </div>
      {mayWrite && (
        <div className={styles.acts}>
          <PlaceButtons name={name} index={index} count={count} onMove={onMove} />
          <Button
            size="sm"
            variant="ghost"
            aria-label={intl.formatMessage({ id: 'shelves.takeOutNamed' }, { name })}
            onClick={onRemove}
          >
            {intl.formatMessage({ id: 'shelves.takeOut' })}
          </Button>
        </div>
      )}
    </li>
  );
}
