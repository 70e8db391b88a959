import { z } from 'zod';
import {
  codeSchema,
  bahtSchema,
  idSchema,
  imageSchema,
  isoDateTimeSchema,
  placeByMomentSchema,
  placedPageOf,
  searchTextSchema,
  seenSchema,
  several,
  textSchema,
  numeric,
  versionSchema,
} from '../api/contract.ts';
import { acknowledgementSchema } from '../health/contract.ts';
import { ORDER_DELIVERIES, ORDER_STATUSES, PARCEL_EVENTS } from '../orders/contract-values.ts';
import { ABILITIES, type Ability } from '../people/contract-values.ts';
import { PAYMENT_METHODS } from '../checkout/contract-values.ts';
import {
  creditNoteSchema,
  orderAddressSchema,
  orderIdParamSchema,
  orderReturnSchema,
  parcelSchema,
  timelineEntrySchema,
} from '../orders/contract.ts';
import { RETURN_MOVES, STAFF_MOVES } from './contract-values.ts';

const branchSchema = z.object({ id: z.number().int(), name: z.string() });

/** A member of staff with their branches (`branch_staff`). */
export const staffSchema = z
  .object({
    role: z.enum(['staff', 'pharmacist']),
    /** Sees the online warehouse and every branch. */
    all: z.boolean(),
    branches: z.array(branchSchema),
    abilities: z.array(z.enum(Object.keys(ABILITIES) as [Ability, ...Ability[]])),
  })
  .meta({ id: 'Staff' });
export type Staff = z.infer<typeof staffSchema>;

const staffReturnSchema = orderReturnSchema
  .extend({
    lines: z.array(z.object({ line: z.number().int(), qty: z.number().int() })),
    /** Amount to give back in all, and the part in cash that staff gives by hand. */
    amount: bahtSchema,
    by_hand: bahtSchema,
    /** Whether they stand on the shelf again; null before the goods were there. */
    restocked: z.boolean().nullable(),
    moves: z.array(z.enum(RETURN_MOVES)),
    version: versionSchema,
  })
  .meta({ id: 'StaffReturn' });

/** An order as staff works on it: no more of the member than the work needs. */
export const staffOrderSchema = z
  .object({
    order_id: z.string(),
    status: z.enum(ORDER_STATUSES),
    delivery_method: z.enum(ORDER_DELIVERIES),
    payment_method: z.enum(PAYMENT_METHODS),
    /** Where it is picked up; null for the online warehouse. */
    branch: branchSchema.nullable(),
    customer: z.object({ name: z.string(), phone: z.string() }),
    total: bahtSchema,
    /** Cash that whoever hands it over takes. */
    cash_due: bahtSchema,
    item_count: z.number().int(),
    items: z.array(
      z.object({
        line: z.number().int(),
        item_code: z.string(),
        product_name: z.string(),
        image: imageSchema,
        qty: z.number().int(),
        /** Conversation in which it was recommended or approved. */
        conversation_id: z.number().int().nullable(),
      }),
    ),
    created_at: isoDateTimeSchema,
    /** Since when it stands as it does. */
    since: isoDateTimeSchema,
    ready_at: isoDateTimeSchema.nullable(),
    /** Number of the other order of the checkout that split a cart. */
    together_with: z.string().nullable(),
    /** Note of the last move. */
    note: z.string(),
    /** Holds medicines that a pharmacist approved: only a pharmacist hands it over. */
    pharmacist_only: z.boolean(),
    /** A pharmacist decides first on the answers that it was ordered with: the branch cannot confirm it before. */
    awaits_decision: z.boolean(),
    /**
     * Medicines whose approval a pharmacist took back: nobody hands them over until another approval stands in its place,
     * and an order at its branch can be cancelled for it.
     */
    taken_back: z.array(
      z.object({
        approval_id: z.number().int(),
        product_name: z.string(),
        /** Ordered pieces. */
        qty: z.number().int(),
        /** Id of the approval. */
        version: versionSchema,
      }),
    ),
    parcels: z.array(parcelSchema),
    return: staffReturnSchema.nullable(),
    tax_invoice: z.string().nullable(),
    /** Oldest first; each is a PDF at `/orders/{id}/credit-notes/{serial}`. */
    credit_notes: z.array(creditNoteSchema),
    /** Moves allowed now. */
    moves: z.array(z.enum(STAFF_MOVES)),
    version: versionSchema,
  })
  .meta({ id: 'StaffOrder' });
export type StaffOrder = z.infer<typeof staffOrderSchema>;

export const staffOrderDetailSchema = staffOrderSchema
  .extend({
    /** Null when it is picked up. */
    address: orderAddressSchema.nullable(),
    timeline: z.array(timelineEntrySchema),
  })
  .meta({ id: 'StaffOrderDetail' });
export type StaffOrderDetail = z.infer<typeof staffOrderDetailSchema>;

export const staffOrderPageSchema = placedPageOf(staffOrderSchema)
  .extend({
    /** How many orders of those branches stand in each status, whatever is searched for. */
    counts: z.partialRecord(z.enum(ORDER_STATUSES), z.number().int()),
    /** How many returns wait for a decision or their money. */
    returns: z.number().int(),
    now: isoDateTimeSchema,
  })
  .meta({ id: 'StaffOrderPage' });
export type StaffOrderPage = z.infer<typeof staffOrderPageSchema>;

export const staffOrderQuerySchema = placeByMomentSchema('[A-Z0-9-]{6,24}').extend({
  status: several(z.enum(ORDER_STATUSES)),
  /** Part of an order's id. */
  q: searchTextSchema(40),
  /** 0 is the online warehouse. */
  branch_id: numeric(z.number().int().min(0).max(2_147_483_647)).optional(),
  /** Only orders with a return that is not decided. */
  returns: z.enum(['open']).optional(),
});

const because = seenSchema.extend({ reason: textSchema(3, 300) });

export const staffMoveSchemas = {
  approve: seenSchema,
  reject: because,
  receive: seenSchema,
  hand_over: seenSchema.extend({
    pickup_code: codeSchema(1, 20),
    /** After CONFLICT_UNACKNOWLEDGED: something against a medicine came up after its approval. */
    acknowledged: acknowledgementSchema.optional(),
  }),
  pack: seenSchema,
  ship: seenSchema.extend({ carrier: textSchema(2, 60), tracking_no: textSchema(4, 60) }),
  deliver: seenSchema,
  complete: seenSchema,
  cancel: because,
  refund: because,
} as const satisfies Record<(typeof STAFF_MOVES)[number], z.ZodType>;

export const returnMoveSchema = seenSchema.extend({
  /**
   * With `reject` why, which the member reads. With `refund` of cash how it was given back, for the audit log: a
   * receipt or a transfer. Wanted with both.
   */
  reason: textSchema(0, 300).default(''),
  /** With `refund`: what came back can be sold again, and goes back to the shelf. */
  restock: z.boolean().default(true),
});

export const parcelEventSchema = z.object({
  state: z.enum(PARCEL_EVENTS),
  place_en: textSchema(0, 80).default(''),
  place_th: textSchema(0, 80).default(''),
});

export const parcelParamSchema = orderIdParamSchema.extend({ parcel: idSchema });
export const returnParamSchema = orderIdParamSchema.extend({ move: z.enum(RETURN_MOVES) });
