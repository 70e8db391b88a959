import { z } from 'zod';
import { textSchema } from '../api/contract.ts';
import { VIEW_LISTS, VIEW_NAME_LENGTH, VIEW_QUERY_LENGTH } from './contract-values.ts';

export const viewsQuerySchema = z.object({ list: z.enum(VIEW_LISTS) });

export const viewNameSchema = z.object({
  name: textSchema(1, VIEW_NAME_LENGTH),
  /** Whether everybody who may open the list sees it. */
  shared: z.boolean(),
});
export type ViewName = z.infer<typeof viewNameSchema>;

export const newViewSchema = viewNameSchema.extend({
  list: z.enum(VIEW_LISTS),
  /** Query of the list's address with search, filters, sort and columns. */
  query: textSchema(0, VIEW_QUERY_LENGTH),
});
export type NewView = z.infer<typeof newViewSchema>;

export const savedViewSchema = z
  .object({
    id: z.number().int(),
    name: z.string(),
    query: z.string(),
    shared: z.boolean(),
    /** Whether the caller saved it, and may change it. */
    own: z.boolean(),
    /** Name of the person who saved it. */
    owner: z.string(),
  })
  .meta({ id: 'SavedView' });
export type SavedView = z.infer<typeof savedViewSchema>;

export const savedViewsSchema = z
  .object({ entities: z.array(savedViewSchema) })
  .meta({ id: 'SavedViews' });
export type SavedViews = z.infer<typeof savedViewsSchema>;
