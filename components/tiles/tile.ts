import type { ProductCard } from '@/lib/catalog/contract';
import { DRUG_NAMES, needsApproval } from '@/lib/catalog/medicine';
import { flashNow, memberPrice } from '@/lib/catalog/price-now';
import { formatBaht } from '@/lib/format/money';
import { badgeOf, type TileBadge } from './tile-badge';
import type { Texts } from '@/lib/i18n/texts';

/** One line below the price: whom to ask, what members pay, how many are left. */
interface TileNote {
  readonly kind: 'ask' | 'member' | 'left';
  readonly text: string;
}

/** Texts of a tile, formatted on the server: lists send one to the browser for each product. */
export interface Tile {
  readonly id: number;
  readonly name: string;
  readonly brand: string;
  readonly picture: string;
  /** Baht. */
  readonly amount: number;
  /** The same in words, like the old price. */
  readonly price: string;
  readonly was: string | null;
  readonly badge?: TileBadge;
  /** The class of a medicine. */
  readonly drug?: string;
  readonly rating?: { readonly average: string; readonly count: number; readonly label: string };
  readonly notes: readonly TileNote[];
  readonly soldOut?: true;
  /** Sold without a pharmacist. */
  readonly offered?: true;
}

/** Props common to the tiles of a list. */
export interface TileTexts {
  readonly oldPrice: string;
  readonly add: string;
  readonly adding: string;
  readonly added: string;
  /** With `{name}`. */
  readonly heart: string;
}

export function tileTexts(intl: Texts<'catalog' | 'wishes'>): TileTexts {
  return {
    oldPrice: intl.formatMessage({ id: 'catalog.oldPrice' }),
    add: intl.formatMessage({ id: 'catalog.add' }),
    adding: intl.formatMessage({ id: 'catalog.adding' }),
    added: intl.formatMessage({ id: 'catalog.added' }),
    heart: intl.formatMessage({ id: 'wishes.heart' }, { name: '{name}' }),
  };
}

export function tileOf(product: ProductCard, intl: Texts<'catalog' | 'wishes'>): Tile {
  const { drug, rating, now, stock } = product;
  const badge = badgeOf(product, intl);
  const average = rating.average.toFixed(1);
  const { count } = rating;
  return {
    id: product.id,
    name: product.product_name,
    brand: product.brand_desc,
    picture: product.image.thumbnail_url,
    amount: now.amount,
    price: formatBaht(now.amount),
    was: now.was === null ? null : formatBaht(now.was),
    ...(badge && { badge }),
    ...(drug && { drug: intl.formatMessage({ id: DRUG_NAMES[drug.class] }) }),
    ...(count > 0 && {
      rating: {
        average,
        count,
        // The stars as a sentence, for screen readers.
        label: intl.formatMessage({ id: 'catalog.rating' }, { average, count }),
      },
    }),
    notes: notesOf(product, intl),
    ...(stock === 'none' && { soldOut: true }),
    ...(stock !== 'none' && !needsApproval(product) && { offered: true }),
  };
}

function notesOf(product: ProductCard, intl: Texts<'catalog' | 'wishes'>): TileNote[] {
  const member = memberPrice(product);
  const flash = flashNow(product);
  const notes: TileNote[] = [];
  if (needsApproval(product)) {
    notes.push({ kind: 'ask', text: intl.formatMessage({ id: 'catalog.askPharmacist' }) });
  }
  if (member !== undefined) {
    const amount = formatBaht(member);
    notes.push({
      kind: 'member',
      text: intl.formatMessage({ id: 'catalog.memberPrice' }, { amount }),
    });
  }
  if (flash) {
    const text = intl.formatMessage({ id: 'catalog.flashLeft' }, { count: flash.left });
    notes.push({ kind: 'left', text });
  }
  return notes;
}
