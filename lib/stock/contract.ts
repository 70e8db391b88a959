import { z } from 'zod';
import {
  idSchema,
  isoDateTimeSchema,
  keysetQuerySchema,
  numeric,
  placedPageOf,
  placeQuerySchema,
  searchTextSchema,
  seenSchema,
  textSchema,
} from '../api/contract.ts';
import { LOW_KINDS, MOST_PIECES, STOCK_REASONS } from './contract-values.ts';

/** Id of a branch; 0: the online warehouse. */
export const placeIdSchema = numeric(z.number().int().min(0).max(2_147_483_647));
/** Null: the online warehouse, which clients name. */
const placeNameSchema = z.string().nullable();

export const stockPlacesSchema = z.object({
  entities: z.array(z.object({ branch_id: z.number().int(), name: placeNameSchema })),
});
export type StockPlaces = z.infer<typeof stockPlacesSchema>;

export const piecesFields = z.object({
  on_hand: z.number().int(),
  /** Pieces of orders that have not left yet. */
  reserved: z.number().int(),
  /** Pieces of lots past their last good day, which are not sold. */
  expired: z.number().int(),
  /** Good pieces that no order needs: those that can be sold. */
  free: z.number().int(),
});

const stockProductFields = z.object({
  product_id: z.number().int(),
  item_code: z.string(),
  name: z.string(),
});

/** Pieces of a product, added up over the places that the view shows. */
export const stockRowSchema = stockProductFields
  .extend(piecesFields.shape)
  .extend({
    /** Places with no more free pieces than their level of low stock. */
    low_places: z.number().int(),
  })
  .meta({ id: 'StockRow' });
export type StockRow = z.infer<typeof stockRowSchema>;

export const stockPageSchema = placedPageOf(stockRowSchema).meta({ id: 'StockPage' });
export type StockPage = z.infer<typeof stockPageSchema>;

export const stockQuerySchema = placeQuerySchema.extend({
  /** Part of a name, the beginning of an item code, an id, or a barcode. */
  q: searchTextSchema(60),
  /** A scanned code: exactly an item code, or a barcode in any of its lengths. */
  code: searchTextSchema(60),
  branch_id: placeIdSchema.optional(),
  /** `low`: only products that are low in a place, without archived ones; `expired`: those with expired pieces. */
  level: z.enum(['low', 'expired']).optional(),
});

/** Number of a lot and its last good day, in Asia/Bangkok. */
const lotSchema = z.object({ lot_no: textSchema(1, 40), expires_on: z.iso.date() });
export type Lot = z.infer<typeof lotSchema>;

const lowFields = z.object({
  kind: z.enum(LOW_KINDS),
  /** Free pieces up to which the place is low; null: never. */
  pieces: z.number().int().nullable(),
});

const placeStockSchema = z
  .object({ branch_id: z.number().int(), name: placeNameSchema })
  .extend(piecesFields.shape)
  .extend({
    ...{ low_level: lowFields.extend(seenSchema.shape), is_low: z.boolean() },
    /** Lots with pieces, first expired first; the other pieces on hand have no lot. */
    lots: z.array(
      lotSchema.extend({
        on_hand: z.number().int(),
        /** 0 on the last good day; negative: expired. */
        days_left: z.number().int(),
      }),
    ),
  });

export const stockDetailSchema = stockProductFields
  .extend({ places: z.array(placeStockSchema) })
  .meta({ id: 'StockDetail' });
export type StockDetail = z.infer<typeof stockDetailSchema>;

export const stockParamSchema = z.object({ product_id: idSchema });
export const stockPlaceParamSchema = stockParamSchema.extend({ branch_id: placeIdSchema });

/** `pieces` with an own level alone. */
export const lowLevelChangeSchema = lowFields
  .extend({ pieces: z.number().int().min(0).max(MOST_PIECES).nullable(), ...seenSchema.shape })
  .refine(({ kind, pieces }) => (kind === 'own') === (pieces !== null), { path: ['pieces'] });
export type LowLevelChange = z.infer<typeof lowLevelChangeSchema>;

export const movementSchema = z
  .object({
    id: z.number().int(),
    branch_id: z.number().int(),
    branch_name: placeNameSchema,
    reason: z.enum(STOCK_REASONS),
    /** Pieces that came; negative ones left. */
    change: z.number().int(),
    /** Pieces afterwards. */
    on_hand: z.number().int(),
    note: z.string(),
    /** Lots that pieces came to or left. */
    lots: z.array(lotSchema.extend({ change: z.number().int() })),
    /** The other place of a transfer. */
    other_branch_id: z.number().int().nullable(),
    /** Null for sales, returns and opening stock. */
    person: z.object({ member_id: z.number().int(), name: z.string() }).nullable(),
    order_id: z.string().nullable(),
    at: isoDateTimeSchema,
  })
  .meta({ id: 'StockMovement' });
export type StockMovement = z.infer<typeof movementSchema>;

/** `next`: id of the last line, for `before`; null at the end. */
export const movementPageSchema = z.object({
  entities: z.array(movementSchema),
  next: z.number().int().nullable(),
});
export type MovementPage = z.infer<typeof movementPageSchema>;

export const movementQuerySchema = keysetQuerySchema.extend({
  branch_id: placeIdSchema.optional(),
});

const qtySchema = z.number().int().min(1).max(MOST_PIECES);
const piecesSchema = z.number().int().min(0).max(MOST_PIECES);
const ofProduct = {
  product_id: idSchema,
  branch_id: placeIdSchema,
  note: textSchema(0, 200).default(''),
  /** The lot that a receipt brings; otherwise a lot of the place. Without one, the first expired leaves first. */
  lot: lotSchema.optional(),
};

export const newMovementSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('receive'), ...ofProduct, qty: qtySchema }),
  z.object({ kind: z.literal('damage'), ...ofProduct, qty: qtySchema }),
  z.object({
    kind: z.literal('count'),
    ...ofProduct,
    /** Pieces counted, of the lot if one is named. */
    seen: piecesSchema,
    /** Pieces on hand by the screen when the count began. */
    expected: piecesSchema,
  }),
  z.object({
    kind: z.literal('transfer'),
    ...ofProduct,
    /** Place that the pieces go to. */
    to_branch_id: placeIdSchema,
    qty: qtySchema,
  }),
]);
export type NewMovement = z.input<typeof newMovementSchema>;
