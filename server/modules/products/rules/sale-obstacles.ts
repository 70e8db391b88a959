import {
  SALE_OBSTACLES,
  STOCK_OBSTACLES,
  type SaleNote,
  type SaleObstacle,
} from '../../../../lib/products/contract-values.ts';
import { drugPolicy } from '../../catalog/rules/product-rules.ts';
import type { Bilingual, SaleFacts, SaleState } from '../sale-ports.ts';

export interface Obstacle {
  readonly code: SaleObstacle;
  /** Branches that have a free piece, where the online warehouse has none. */
  readonly branches?: number;
}

export interface Note {
  readonly code: SaleNote;
  /** Fields without a text. */
  readonly fields?: readonly string[];
}

/** Codes of what keeps shoppers from buying a product, in the order to mend; none if they can. */
export function obstacleCodes(product: SaleState): readonly SaleObstacle[] {
  const { state, price, drugClass, onHand, reserved, free } = product;
  const found: Readonly<Record<SaleObstacle, boolean>> = {
    draft: state === 'draft',
    archived: state === 'archived',
    no_price: price === 0,
    controlled: drugClass === 'controlled',
    no_stock: onHand === 0,
    all_expired: onHand > reserved && free === 0,
    all_reserved: onHand > 0 && onHand <= reserved,
  };
  return SALE_OBSTACLES.filter((code) => found[code]);
}

/** Why shoppers cannot buy a product (`docs/product/office.md`, "Why a product is not sold"). */
export function obstaclesOf(product: SaleFacts): readonly Obstacle[] {
  const { branches } = product;
  return obstacleCodes(product).map((code) =>
    STOCK_OBSTACLES.some((one) => one === code) ? { code, branches } : { code },
  );
}

/** Conditions and gaps that do not keep shoppers from buying a product. */
export function notesOf(product: SaleFacts): readonly Note[] {
  const texts = missingTexts(product.texts, ['name', 'description']);
  const shelf = missingTexts(product.shelf, ['brand', 'department', 'category']);
  const approved = product.drugClass !== 'controlled' && drugPolicy(product.drugClass) !== 'direct';
  return [
    ...(approved ? [{ code: 'needs_approval' as const }] : []),
    ...(texts.length > 0 ? [{ code: 'texts_missing' as const, fields: texts }] : []),
    ...(shelf.length > 0 ? [{ code: 'shelf_texts_missing' as const, fields: shelf }] : []),
    ...(product.hasPicture ? [] : [{ code: 'no_picture' as const }]),
    ...searchNotes(product),
  ];
}

/** Texts that every product needs, and those that only one language has. */
function missingTexts<Field extends string>(
  texts: Bilingual<Field>,
  needed: readonly Field[],
): readonly string[] {
  const fields = Object.keys(texts) as Field[];
  return fields.flatMap((field) => {
    const languages = (['th', 'en'] as const).filter((language) => !texts[field][language].trim());
    const isGap = needed.includes(field) || languages.length === 1;
    return isGap ? languages.map((language) => `${field}_${language}`) : [];
  });
}

/** Search knows only what shoppers see, so nothing else can be missed in it. */
function searchNotes({ state, drugClass, search }: SaleFacts): readonly Note[] {
  if (state !== 'live' || drugClass === 'controlled' || !search.isDue) return [];
  return [{ code: search.hasWords ? 'search_outdated' : 'search_waits' }];
}
