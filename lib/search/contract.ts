import { z } from 'zod';
import { localeQuerySchema, searchTextSchema, textSchema } from '../api/contract.ts';
import { brandNameSchema, departmentSchema, productCardSchema } from '../catalog/contract.ts';

/** In the order of the list. */
export const SUGGESTION_KINDS = [
  'words',
  'complaints',
  'brands',
  'departments',
  'products',
  'articles',
] as const;
export type SuggestionKind = (typeof SUGGESTION_KINDS)[number];

/** Rows while a search is typed, at most ten of all kinds (`docs/product/browse.md`, "Search"). */
export const suggestionsSchema = z
  .object({
    /** The query that the products match. */
    query: z.string(),
    /** Queries that the text may become. */
    words: z.array(z.string()),
    /** Complaints with advice, which the search for `keyword` shows. */
    complaints: z.array(z.object({ name: z.string(), keyword: z.string() })),
    brands: z.array(brandNameSchema),
    departments: z.array(departmentSchema),
    products: z.array(productCardSchema),
    articles: z.array(z.object({ id: z.number().int(), title: z.string() })),
  })
  .meta({ id: 'Suggestions' });
export type Suggestions = z.infer<typeof suggestionsSchema>;

export const suggestionsQuerySchema = localeQuerySchema.extend({ q: searchTextSchema(200) });

/** A result was opened, or added to the cart beside it. */
export const SEARCH_CHOICE_KINDS = ['opened', 'added'] as const;
export type SearchChoiceKind = (typeof SEARCH_CHOICE_KINDS)[number];

/** A product that a visitor chose among the results of a search. */
export const searchChoiceSchema = z.object({
  keyword: textSchema(1, 200),
  product_id: z.number().int().min(1).max(2_147_483_647),
  kind: z.enum(SEARCH_CHOICE_KINDS),
});
export type SearchChoice = z.infer<typeof searchChoiceSchema>;
