import { LOCALES, type Locale } from '../../../../lib/i18n/locale.ts';
import { isAble, type Person } from '../../../core/person.ts';
import type { PageCopies } from '../../../core/page-copies.ts';
import { ok, refuse, type Result } from '../../../core/result.ts';
import type { ShelfPieces, StockPlace, StockReads } from '../../stock/movement-ports.ts';
import { ONLINE_WAREHOUSE } from '../../stock/ports.ts';
import { EMPTY_SHELF, scopeOf } from '../../stock/rules/scope.ts';
import type { ProductSales, SaleFacts } from '../sale-ports.ts';
import { notesOf, obstaclesOf, type Note, type Obstacle } from './sale-obstacles.ts';

type SalePlace = StockPlace & ShelfPieces;

export interface Sale {
  readonly obstacles: readonly Obstacle[];
  readonly notes: readonly Note[];
  /** The online warehouse, and branches with a free piece; null without the ability to read stock. */
  readonly places: readonly SalePlace[] | null;
  readonly changedAt: Date;
  /** Copies of its page in the process that answers; null in one without a front server. */
  readonly copies: readonly SaleCopy[] | null;
}

export interface SaleCopy {
  readonly locale: Locale;
  /** Since its rendering began; null without a copy. */
  readonly ageMs: number | null;
  /** Whether the last change is in it, or will be: the next visit renders the page. */
  readonly isCurrent: boolean;
}

export type ReadSale = (person: Person, productId: number) => Promise<Result<Sale>>;

interface Parts {
  readonly productSales: Pick<ProductSales, 'facts'>;
  readonly pageCopies: PageCopies;
  readonly stockReads: Pick<StockReads, 'places' | 'shelves'>;
}

/** Whether shoppers can buy a product, and why not. */
export function createReadSale({ productSales, stockReads, pageCopies }: Parts): ReadSale {
  return async (person, productId) => {
    const facts = await productSales.facts(productId);
    if (!facts) return refuse('NOT_FOUND');
    return ok({
      obstacles: obstaclesOf(facts),
      notes: notesOf(facts),
      places: isAble(person, 'stock.read') ? await placesOf(stockReads, person, productId) : null,
      changedAt: facts.changedAt,
      copies: copiesOf(pageCopies({ kind: 'product', id: productId }), facts),
    });
  };
}

/** Ages are compared, not times: clocks of processes and of the database may differ. */
function copiesOf(
  copies: ReturnType<PageCopies>,
  { changeAgeMs }: Pick<SaleFacts, 'changeAgeMs'>,
): readonly SaleCopy[] | null {
  if (!copies) return null;
  return LOCALES.map((locale) => {
    const ageMs = copies.find((one) => one.locale === locale)?.ageMs ?? null;
    return { locale, ageMs, isCurrent: (ageMs ?? 0) <= (changeAgeMs ?? Infinity) };
  });
}

async function placesOf(
  stockReads: Parts['stockReads'],
  person: Person,
  productId: number,
): Promise<readonly SalePlace[]> {
  const scope = scopeOf(person);
  const [places, shelves] = await Promise.all([
    stockReads.places(scope),
    stockReads.shelves(productId, scope),
  ]);
  const piecesAt = new Map(shelves.map((shelf) => [shelf.branchId, shelf]));
  return places.flatMap((place) => {
    const pieces = piecesAt.get(place.branchId) ?? EMPTY_SHELF;
    const isShown = place.branchId === ONLINE_WAREHOUSE || pieces.free > 0;
    return isShown ? [{ ...pieces, ...place }] : [];
  });
}
