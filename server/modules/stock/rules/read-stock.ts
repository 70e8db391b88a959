import type { PlacedRows } from '../../../core/place-in-list.ts';
import { dayNumber } from '../../../../lib/format/bangkok.ts';
import type { Clock } from '../../../core/ports.ts';
import type { Person } from '../../../core/person.ts';
import { ok, refuse, type Result } from '../../../core/result.ts';
import type {
  LowLevel,
  MovementRow,
  PlaceScope,
  ShelfPieces,
  StockLot,
  StockFilter,
  StockHolds,
  StockPlace,
  StockProduct,
  StockReads,
  StockRow,
} from '../movement-ports.ts';
import { isLow } from './low-level.ts';
import { EMPTY_SHELF, scopeOf } from './scope.ts';

export interface PlaceStock extends StockPlace, ShelfPieces {
  readonly lowLevel: LowLevel;
  readonly isLow: boolean;
  readonly lots: readonly (StockLot & { readonly daysLeft: number })[];
}

interface StockDetail extends StockProduct {
  readonly places: readonly PlaceStock[];
}

type InPlace<Slice> = Slice & { readonly branchId: number | undefined };

export interface ReadStock {
  places(person: Person): Promise<readonly StockPlace[]>;
  list(
    person: Person,
    filter: InPlace<StockFilter>,
    slice: Parameters<StockReads['list']>[2],
  ): Promise<Result<PlacedRows<StockRow> & { readonly total: number }>>;
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

const BY_DEFAULT: LowLevel = { kind: 'default', pieces: null };

/** The person's places, or one of them; undefined for another's. */
function narrowed(person: Person, branchId: number | undefined): { scope: PlaceScope } | undefined {
  const scope = scopeOf(person);
  if (branchId === undefined) return { scope };
  return scope === undefined || scope.includes(branchId) ? { scope: [branchId] } : undefined;
}

interface World {
  readonly stockReads: StockReads;
  readonly clock: Clock;
}

/** Stock for people of the office; those with branches see only these. */
export function createReadStock({ stockReads, clock }: World): ReadStock {
  return {
    places: (person) => stockReads.places(scopeOf(person)),
    list: async (person, { branchId, ...filter }, slice) => {
      const found = narrowed(person, branchId);
      if (!found) return refuse('NOT_FOUND');
      return ok(await stockReads.list(filter, found.scope, slice));
    },
    detail: async (person, productId) => {
      const scope = scopeOf(person);
      const [product, places, shelves, levels, lots] = await Promise.all([
        stockReads.product(productId),
        stockReads.places(scope),
        stockReads.shelves(productId, scope),
        stockReads.lowLevels(productId, scope),
        stockReads.lots(productId, scope),
      ]);
      if (!product) return refuse('NOT_FOUND');
      const piecesAt = new Map(shelves.map((shelf) => [shelf.branchId, shelf]));
      const levelAt = new Map(
        levels.map(({ branchId, kind, pieces }) => [branchId, { kind, pieces }]),
      );
      const today = dayNumber(clock.now());
      const lotsAt = Map.groupBy(lots, ({ branchId }) => branchId);
      return ok({
        ...product,
        places: places.map((place) => {
          const shelf = piecesAt.get(place.branchId);
          const lowLevel = levelAt.get(place.branchId) ?? BY_DEFAULT;
          const { onHand, reserved, expired, free } = shelf ?? EMPTY_SHELF;
          return {
            ...{ ...place, onHand, reserved, expired, free },
            ...{ lowLevel, isLow: isLow(lowLevel, shelf) },
            lots: (lotsAt.get(place.branchId) ?? []).map((lot) => ({
              ...lot,
              daysLeft: dayNumber(`${lot.expiresOn}T00:00:00+07:00`) - today,
            })),
          };
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
