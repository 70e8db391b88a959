'use client';

import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type SubmitEvent } from 'react';
import { useIntl } from 'react-intl';
import { ScanButton } from '@/components/office/scan/scan-button';
import { LoadError } from '@/components/office/load-error';
import { Button } from '@/components/ui/button';
import { Modal } from '@/components/ui/modal';
import { Spinner } from '@/components/ui/spinner';
import { TextField } from '@/components/ui/text-field';
import { useLocale } from '@/lib/i18n/use-locale';
import type { OfficeProduct } from '@/lib/products/contract';
import { productsFoundQuery } from '@/lib/products/queries';
import styles from './product-search.module.scss';

interface ProductSearchDialogProps {
  /** Products that are there already. */
  readonly used: ReadonlySet<number>;
  readonly onAdd: (product: OfficeProduct) => void;
  readonly onClose: () => void;
}

/** Finds products by name, item code or barcode; stays open for further ones. */
export function ProductSearchDialog({ used, onAdd, onClose }: ProductSearchDialogProps) {
  const intl = useIntl();
  const [q, setQ] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const { data, error, refetch } = useQuery(productsFoundQuery(useLocale(), q));
  const text = (name: string) => intl.formatMessage({ id: `office.productSearch.${name}` });
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // React bubbles events out of dialogs: the form around this one would be saved.
    event.stopPropagation();
    const typed = new FormData(event.currentTarget).get('q');
    setQ(typeof typed === 'string' ? typed.trim() : '');
  };
  return (
    <Modal show title={text('add')} closeLabel={text('close')} onClose={onClose}>
      <form role="search" className={styles.search} onSubmit={search}>
        <TextField ref={field} name="q" type="search" label={text('search')} autoComplete="off" />
        <Button type="submit" variant="secondary">
          {intl.formatMessage({ id: 'office.table.find' })}
        </Button>
        <ScanButton
          onCode={(code) => {
            if (field.current) field.current.value = code;
            setQ(code);
          }}
        />
      </form>
      {error && !data && <LoadError error={error} onRetry={() => void refetch()} />}
      {q !== '' && !data && !error && <Spinner label={text('loading')} />}
      {data?.total === 0 && <p role="status">{text('notFound')}</p>}
      {data && (
        <ul className={styles.found}>
          {data.entities.map((product) => (
            <FoundProduct
              key={product.id}
              product={product}
              isUsed={used.has(product.id)}
              onAdd={() => {
                onAdd(product);
              }}
            />
          ))}
        </ul>
      )}
    </Modal>
  );
}

interface FoundProductProps {
  readonly product: OfficeProduct;
  readonly isUsed: boolean;
  readonly onAdd: () => void;
}

function FoundProduct({ product, isUsed, onAdd }: FoundProductProps) {
  const intl = useIntl();
  const text = (name: string, values?: Readonly<Record<string, string>>) =>
    intl.formatMessage({ id: `office.productSearch.${name}` }, values);
  const name = useLocale() === 'th' ? product.name_th : product.name_en;
  const isOut = product.state === 'archived';
  return (
    <li>
      <span>
        {name} <small>{text('code', { code: product.item_code })}</small>
      </span>
      <Button
        variant={isUsed || isOut ? 'ghost' : 'secondary'}
        size="sm"
        aria-label={isUsed || isOut ? undefined : text('takeNamed', { name })}
        aria-disabled={isUsed || isOut}
        onClick={() => {
          if (!isUsed && !isOut) onAdd();
        }}
      >
        {text(buttonText(isUsed, isOut))}
      </Button>
    </li>
  );
}

function buttonText(isUsed: boolean, isOut: boolean): string {
  if (isUsed) return 'used';
  return isOut ? 'archived' : 'take';
}
