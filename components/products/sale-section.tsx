'use client';

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { LoadError } from '@/components/office/load-error';
import { Icon } from '@/components/ui/icon';
import { Spinner } from '@/components/ui/spinner';
import { formatDateTime } from '@/lib/format/date';
import { useLocale } from '@/lib/i18n/use-locale';
import type { ProductSale } from '@/lib/products/contract';
import { productSaleQuery } from '@/lib/products/queries';
import { PageCopies } from './page-copies';
import styles from './sale.module.scss';
import { SaleWay } from './sale-ways';

interface SaleSectionProps {
  readonly id: number;
  /** Link to the product's page in the shop, if shoppers see it. */
  readonly shopLink: ReactNode;
  /** Buttons that publish or archive; undefined without the ability. */
  readonly moves: ReactNode;
}

/** Whether shoppers can buy a product, and why not (`docs/product/office.md`, "Why a product is not sold"). */
export function SaleSection({ id, shopLink, moves }: SaleSectionProps) {
  const intl = useIntl();
  const { data: sale, error, refetch } = useQuery(productSaleQuery(useLocale(), id));
  const text = (name: string) => intl.formatMessage({ id: `products.${name}` });
  return (
    <section className={styles.sale} aria-labelledby="product-sale" data-sold={sale?.sold}>
      <h2 id="product-sale">
        {sale && <Icon name={sale.sold ? 'check' : 'warning'} />}
        <span>{text(titleOf(sale))}</span>
      </h2>
      {error && !sale && <LoadError error={error} onRetry={() => void refetch()} />}
      {!sale && !error && <Spinner label={text('loading')} />}
      {sale && <Findings sale={sale} id={id} moves={moves} />}
      <div className={styles.ways}>
        {shopLink}
        {/* Not before their place is known: a dialog that they opened would be lost with the change of place. */}
        {(sale ?? error) && !hasMoves(sale) && moves}
      </div>
    </section>
  );
}

function titleOf(sale: ProductSale | undefined): string {
  if (!sale) return 'sale.title';
  return sale.sold ? 'sale.yes' : 'sale.no';
}

/** Whether the buttons that publish stand at an obstacle. */
function hasMoves(sale: ProductSale | undefined): boolean {
  return sale?.obstacles.some(({ code }) => code === 'draft' || code === 'archived') === true;
}

interface FindingsProps extends Pick<SaleSectionProps, 'id' | 'moves'> {
  readonly sale: ProductSale;
}

function Findings({ sale, id, moves }: FindingsProps) {
  const intl = useIntl();
  const locale = useLocale();
  const { obstacles, notes } = sale;
  return (
    <>
      {obstacles.length > 0 && (
        <ol className={styles.findings}>
          {obstacles.map(({ code, branches }) => (
            <li key={code}>
              <p>{intl.formatMessage({ id: `products.sale.obstacle.${code}` })}</p>
              {branches !== undefined && (
                <p>{intl.formatMessage({ id: 'products.sale.branches' }, { count: branches })}</p>
              )}
              <SaleWay id={id} code={code} moves={moves} />
            </li>
          ))}
        </ol>
      )}
      {notes.length > 0 && (
        <ul className={styles.findings}>
          {notes.map(({ code, fields = [] }) => (
            <li key={code}>
              <p>
                {intl.formatMessage(
                  { id: `products.sale.note.${code}` },
                  {
                    fields: intl.formatList(
                      fields.map((name) => intl.formatMessage({ id: `products.field.${name}` })),
                    ),
                  },
                )}
              </p>
              <SaleWay id={id} code={code} moves={moves} />
            </li>
          ))}
        </ul>
      )}
      <Pieces places={sale.places} />
      <p className={styles.quiet}>
        {intl.formatMessage(
          { id: 'products.sale.changed' },
          { time: formatDateTime(sale.changed_at, locale) },
        )}
      </p>
      {sale.copies && <PageCopies id={id} copies={sale.copies} />}
    </>
  );
}

/** Places that are named; the page of stock lists the rest. */
const SHOWN = 8;

function Pieces({ places }: Pick<ProductSale, 'places'>) {
  const intl = useIntl();
  if (!places || places.length === 0) return null;
  const named = places.slice(0, SHOWN).map(({ name, free, reserved, expired }) =>
    intl.formatMessage(
      { id: 'products.sale.place' },
      {
        place: name ?? intl.formatMessage({ id: 'products.sale.warehouse' }),
        ...{ free, reserved, expired },
      },
    ),
  );
  const count = places.length - named.length;
  const more =
    count === 0 ? [] : [intl.formatMessage({ id: 'products.sale.morePlaces' }, { count })];
  return (
    <p>
      {intl.formatMessage(
        { id: 'products.sale.pieces' },
        // A Thai list has no mark between its items.
        { places: [...named, ...more].join(' · ') },
      )}
    </p>
  );
}
