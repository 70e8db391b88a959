'use client';

import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useAbilities } from '@/components/office/frame/use-abilities';
import { Link } from '@/components/ui/link';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo } from '@/lib/pages/path-to';
import type { Ability } from '@/lib/people/contract-values';
import type { SaleNote, SaleObstacle } from '@/lib/products/contract-values';
import { partId, type PartName } from './parts';

interface Way {
  readonly ability: Ability;
  /** Part of the page that mends it; `stock`: the product's page of stock. */
  readonly to: PartName | 'pictures' | 'stock';
  /** Says who can mend it, for people without the ability. */
  readonly otherwise?: true;
}

const STOCK = { ability: 'stock.read', to: 'stock' } as const;
const WAYS: Readonly<Partial<Record<SaleObstacle | SaleNote, Way>>> = {
  no_price: { ability: 'prices.write', to: 'prices' },
  controlled: { ability: 'medicines.approve', to: 'medicine', otherwise: true },
  no_stock: STOCK,
  all_expired: STOCK,
  all_reserved: STOCK,
  texts_missing: { ability: 'catalog.write', to: 'facts' },
  no_picture: { ability: 'media.write', to: 'pictures' },
};

interface SaleWayProps {
  readonly id: number;
  readonly code: SaleObstacle | SaleNote;
  /** Buttons that publish a draft or an archived product; undefined without the ability. */
  readonly moves: ReactNode;
}

/** The way to mend an obstacle, or to fill a gap, that the person's abilities allow. */
export function SaleWay({ id, code, moves }: SaleWayProps) {
  const intl = useIntl();
  const locale = useLocale();
  const abilities = useAbilities();
  const way = WAYS[code];
  if (code === 'draft' || code === 'archived') return moves;
  if (!way || !abilities) return null;
  const text = (name: string) => intl.formatMessage({ id: `products.sale.${name}` });
  if (!abilities.has(way.ability)) return way.otherwise ? <p>{text(`only.${code}`)}</p> : null;
  const label = text(`way.${way.to}`);
  if (way.to !== 'stock')
    return <a href={`#${way.to === 'pictures' ? way.to : partId(way.to)}`}>{label}</a>;
  return <Link href={pathTo(locale, '/staff/stock/:product', { product: id })}>{label}</Link>;
}
