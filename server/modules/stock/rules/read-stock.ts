import type { Person } from '../../../core/person.ts';
import { ok, refuse, type Result } from '../../../core/result.ts';
import type {
  MovementRow,
  PlaceScope,
  ShelfPieces,
  StockFilter,
  StockHolds,
  StockPlace,
  StockProduct,
  StockReads,
  StockRow,
} from '../movement-ports.ts';

interface StockDetail extends StockProduct {
  readonly places: readonly (StockPlace & ShelfPieces)[];
}

type InPlace<Slice> = Slice & { readonly branchId: number | undefined };

export interface ReadStock {
  places(person: Person): Promise<readonly StockPlace[]>;
  list(
    person: Person,
    filter: InPlace<StockFilter>,
    slice: Parameters<StockReads['list']>[2],
  ): Promise<Result<{ readonly rows: readonly StockRow[]; readonly total: number }>>;
  detail(person: Person, productId: number): Promise<Result<StockDetail>>;
  holds(
    person: Person,
    productId: number,
    slice: InPlace<Parameters<StockReads['holds']>[2]>,
  ): Promise<Result<StockHolds>>;
  /** `next` is null at the end. */
  movements(
    person: Person,
    productId: number,
    slice: InPlace<Parameters<StockReads['movements']>[2]>,
  ): Promise<Result<{ readonly rows: readonly MovementRow[]; readonly next: number | null }>>;
}

/** Places whose stock a person sees and moves. */
export function scopeOf({ branchIds }: Person): PlaceScope {
  return branchIds.length === 0 ? undefined : branchIds;
}

/** The person's places, or one of them; undefined for another's. */
function narrowed(person: Person, branchId: number | undefined): { scope: PlaceScope } | undefined {
  const scope = scopeOf(person);
  if (branchId === undefined) return { scope };
  return scope === undefined || scope.includes(branchId) ? { scope: [branchId] } : undefined;
}

/** Stock for people of the office; those with branches see only these. */
export function createReadStock({ stockReads }: { readonly stockReads: StockReads }): ReadStock {
  return {
    places: (person) => stockReads.places(scopeOf(person)),
    list: async (person, { branchId, ...filter }, slice) => {
      const found = narrowed(person, branchId);
      return found ? ok(await stockReads.list(filter, found.scope, slice)) : refuse('NOT_FOUND');
    },
    detail: async (person, productId) => {
      const scope = scopeOf(person);
      const [product, places, shelves] = await Promise.all([
        stockReads.product(productId),
        stockReads.places(scope),
        stockReads.shelves(productId, scope),
      ]);
      if (!product) return refuse('NOT_FOUND');
      const piecesAt = new Map(shelves.map((shelf) => [shelf.branchId, shelf]));
      return ok({
        ...product,
        places: places.map((place) => {
          const { onHand = 0, reserved = 0 } = piecesAt.get(place.branchId) ?? {};
          return { ...place, onHand, reserved };
        }),
      });
    },
    holds: async (person, productId, { branchId, ...slice }) => {
      const found = narrowed(person, branchId);
      if (!found || !(await stockReads.product(productId))) return refuse('NOT_FOUND');
      return ok(await stockReads.holds(productId, found.scope, slice));
    },
    movements: async (person, productId, { branchId, before, limit }) => {
      const found = narrowed(person, branchId);
      if (!found || !(await stockReads.product(productId))) return refuse('NOT_FOUND');
      const slice = { before, limit: limit + 1 };
      const all = await stockReads.movements(productId, found.scope, slice);
      const rows = all.slice(0, limit);
      return ok({ rows, next: all.length > limit ? (rows.at(-1)?.id ?? null) : null });
    },
  };
}
