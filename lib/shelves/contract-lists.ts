import { z } from 'zod';
import { idSchema, seenSchema, versionSchema } from '../api/contract.ts';
import { PICKED_LISTS, PICKED_PRODUCTS } from './contract-values.ts';

const listSchema = z.enum(PICKED_LISTS);
export const listParamSchema = z.object({ list: listSchema });

/** All products of a list, in their order in the shop. */
export const listChangeSchema = z
  .object({ products: z.array(idSchema).max(PICKED_PRODUCTS) })
  .extend(seenSchema.shape);

const pickedProductSchema = z
  .object({
    id: z.number().int(),
    item_code: z.string(),
    name_en: z.string(),
    name_th: z.string(),
    /** Whether shoppers see it; the shop leaves out the others. */
    listed: z.boolean(),
  })
  .meta({ id: 'PickedProduct' });
export type PickedProduct = z.infer<typeof pickedProductSchema>;

export const pickedListSchema = z
  .object({ list: listSchema, products: z.array(pickedProductSchema), version: versionSchema })
  .meta({ id: 'PickedList' });
export type PickedList = z.infer<typeof pickedListSchema>;
