import { useQuery } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { useIntl } from 'react-intl';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import { normalizeError } from '@/lib/api/error';
import { useLocale } from '@/lib/i18n/use-locale';
import type { OfficeProduct } from '@/lib/products/contract';
import { productsFoundQuery } from '@/lib/products/queries';
import type { PickedProduct } from '@/lib/shelves/contract-lists';
import styles from './picked.module.scss';
import { nameOf } from './shelf';

interface ProductFinderProps {
  readonly picked: ReadonlySet<number>;
  readonly onPicked: (product: PickedProduct) => void;
}

/** Finds products by a code, a part of a name or a scanned barcode, to add them to a list. */
export function ProductFinder({ picked, onPicked }: ProductFinderProps) {
  const intl = useIntl();
  const text = (name: string) => intl.formatMessage({ id: `shelves.find.${name}` });
  const [q, setQ] = useState('');
  const find = useQuery(productsFoundQuery(useLocale(), q));
  const found = find.data?.entities;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('q');
    setQ(typeof typed === 'string' ? typed.trim() : '');
  };
  const none = found?.length === 0 ? text('none') : undefined;
  return (
    <div className={styles.finder}>
      <form role="search" aria-label={text('label')} onSubmit={submit}>
        <TextField
          name="q"
          label={text('label')}
          hint={text('hint')}
          error={find.error ? normalizeError(find.error).message : none}
          autoComplete="off"
        />
        <Button type="submit" variant="secondary" busy={find.isFetching}>
          {text('search')}
        </Button>
      </form>
      {found && found.length > 0 && (
        <ul className={styles.items} aria-label={text('found')}>
          {found.map((product) => (
            <FoundProduct
              key={product.id}
              product={product}
              isPicked={picked.has(product.id)}
              onPicked={onPicked}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

interface FoundProductProps extends Pick<ProductFinderProps, 'onPicked'> {
  readonly product: OfficeProduct;
  readonly isPicked: boolean;
}

function FoundProduct({ product, isPicked, onPicked }: FoundProductProps) {
  const intl = useIntl();
  const name = nameOf(product, useLocale());
  const { id, item_code, name_en, name_th, state } = product;
  return (
    <li className={styles.item}>
      <div className={styles.name}>
        {name}
        <span>{item_code}</span>
      </div>
      {isPicked ? (
        <Badge tone="neutral">{intl.formatMessage({ id: 'shelves.find.picked' })}</Badge>
      ) : (
        <Button
          size="sm"
          variant="secondary"
          aria-label={intl.formatMessage({ id: 'shelves.addNamed' }, { name })}
          onClick={() => {
            onPicked({ id, item_code, name_en, name_th, listed: state === 'live' });
          }}
        >
          {intl.formatMessage({ id: 'shelves.add' })}
        </Button>
      )}
    </li>
  );
}
